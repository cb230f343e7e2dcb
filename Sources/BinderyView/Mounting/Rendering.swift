/// What backends implement, and what passes between them and the controls. Applications need none of it.
///
/// A capability is a protocol, named by what it renders: ``Rendering/Buttons``. ``Rendering/Backend`` combines them.
/// Each is declared beside its control, with the values that it takes: ``Rendering/ListParts`` are the nodes of a list,
/// ``Rendering/ListEvents`` the user's events in it, and ``Rendering/ListTraits`` the interactions that it supports.
public enum Rendering {}
