// Made by scripts/architectures.

import ShowcaseModels

extension Architecture {
    /// The lines of the class diagram.
    var relations: [ArchitectureRelation] {
        switch self {
        case .mvc:
            [
                ArchitectureRelation("LengthLoginMVC", .keeps, "LengthLoginWidgets"),
                ArchitectureRelation("LengthLoginMVC", .makes, "LengthLoginController"),
                ArchitectureRelation("LengthLoginWidgets", .keeps, "FieldWidget"),
                ArchitectureRelation("LengthLoginWidgets", .calls, "LengthLoginController"),
                ArchitectureRelation("FieldWidget", .calls, "LengthLoginController"),
                ArchitectureRelation("LengthLoginController", .refersToAndBinds, "LengthLoginWidgets"),
                ArchitectureRelation("LengthLoginController", .keeps, "LengthCredentials"),
                ArchitectureRelation("LengthLoginController", .keeps, "CredentialService"),
            ]
        case .mvp:
            [
                ArchitectureRelation("LengthLoginMVP", .keeps, "LengthLoginWidgets"),
                ArchitectureRelation("LengthLoginMVP", .uses, "LengthLoginPresenter"),
                ArchitectureRelation("LengthLoginWidgets", .keeps, "FieldWidget"),
                ArchitectureRelation("LengthLoginWidgets", .calls, "LengthLoginPresenter"),
                ArchitectureRelation("LengthLoginWidgets", .conformsTo, "LengthLoginDisplay"),
                ArchitectureRelation("FieldWidget", .calls, "LengthLoginPresenter"),
                ArchitectureRelation("LengthLoginPresenter", .refersTo, "LengthLoginDisplay"),
                ArchitectureRelation("LengthLoginPresenter", .keeps, "LengthCredentials"),
                ArchitectureRelation("LengthLoginPresenter", .keeps, "CredentialService"),
            ]
        case .mvvmCallbacks:
            [
                ArchitectureRelation("LengthLoginMVVMCallbacks", .keeps, "LengthLoginWidgets"),
                ArchitectureRelation("LengthLoginMVVMCallbacks", .uses, "LengthLoginCallbackModel"),
                ArchitectureRelation("LengthLoginWidgets", .keeps, "FieldWidget"),
                ArchitectureRelation("LengthLoginWidgets", .calls, "LengthLoginCallbackModel"),
                ArchitectureRelation("FieldWidget", .calls, "LengthLoginCallbackModel"),
                ArchitectureRelation("LengthLoginCallbackModel", .calls, "LengthLoginWidgets"),
                ArchitectureRelation("LengthLoginCallbackModel", .keeps, "LengthRules"),
                ArchitectureRelation("LengthLoginCallbackModel", .keeps, "CredentialService"),
            ]
        case .mvvm:
            [
                ArchitectureRelation("LengthLogin", .keepsAndBinds, "LengthLoginModel"),
                ArchitectureRelation("LengthLoginModel", .uses, "LengthRules"),
                ArchitectureRelation("LengthLoginModel", .uses, "CredentialService"),
            ]
        }
    }
}
