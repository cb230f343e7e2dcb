// Made by scripts/architectures.

import ShowcaseModels

extension ComparedScreen {
    /// The lines of the class diagram; empty for an architecture in which the screen does not exist.
    func relations(of architecture: Architecture) -> [ArchitectureRelation] {
        switch (self, architecture) {
        case (.login, .mvc):
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
        case (.login, .mvp):
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
        case (.login, .mvvmCallbacks):
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
        case (.login, .mvvm):
            [
                ArchitectureRelation("LengthLogin", .keepsAndBinds, "LengthLoginModel"),
                ArchitectureRelation("LengthLoginModel", .uses, "LengthRules"),
                ArchitectureRelation("LengthLoginModel", .uses, "CredentialService"),
            ]
        case (.shop, .mvc):
            [
                ArchitectureRelation("ShopMVC", .keeps, "ShopWidgets"),
                ArchitectureRelation("ShopMVC", .makes, "ShopController"),
                ArchitectureRelation("ShopWidgets", .keeps, "TextWidget"),
                ArchitectureRelation("ShopWidgets", .calls, "ShopController"),
                ArchitectureRelation("TextWidget", .calls, "ShopController"),
                ArchitectureRelation("ShopController", .refersTo, "ShopWidgets"),
                ArchitectureRelation("ShopController", .keeps, "GoodsPages"),
                ArchitectureRelation("ShopController", .keeps, "AccountService"),
                ArchitectureRelation("ShopController", .keeps, "GoodsService"),
            ]
        case (.shop, .mvp): []
        case (.shop, .mvvmCallbacks):
            [
                ArchitectureRelation("ShopMVVMCallbacks", .keeps, "ShopWidgets"),
                ArchitectureRelation("ShopMVVMCallbacks", .uses, "ShopCallbackModel"),
                ArchitectureRelation("ShopWidgets", .keeps, "TextWidget"),
                ArchitectureRelation("ShopWidgets", .calls, "ShopCallbackModel"),
                ArchitectureRelation("TextWidget", .calls, "ShopCallbackModel"),
                ArchitectureRelation("ShopCallbackModel", .calls, "ShopWidgets"),
                ArchitectureRelation("ShopCallbackModel", .keeps, "GoodsPages"),
                ArchitectureRelation("ShopCallbackModel", .keeps, "AccountService"),
                ArchitectureRelation("ShopCallbackModel", .keeps, "GoodsService"),
            ]
        case (.shop, .mvvm):
            [
                ArchitectureRelation("Shop", .keepsAndBinds, "ShopModel"),
                ArchitectureRelation("ShopSummary", .keepsAndBinds, "ShopModel"),
                ArchitectureRelation("ShopModel", .keeps, "GoodsPages"),
                ArchitectureRelation("ShopModel", .uses, "AccountService"),
                ArchitectureRelation("ShopModel", .uses, "GoodsService"),
            ]
        }
    }
}
