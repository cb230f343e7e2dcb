// The sources that the screens show: the files that are compiled, not copies of them.

#include "screen_sources.h"

#pragma clang diagnostic ignored "-Wc23-extensions" // `#embed` is of C23.

static const uint8_t Sum[] = {
#embed "../Screens/Index/Sum.swift"
};
static const uint8_t Index[] = {
#embed "../Screens/Index/Index.swift"
};
static const uint8_t IndexTests[] = {
#embed "../../Tests/ScreensTests/Index/IndexTests.swift"
};
static const uint8_t LengthLoginForm[] = {
#embed "../Screens/LengthLogin/LengthLoginForm.swift"
};
static const uint8_t ShopForm[] = {
#embed "../Screens/Shop/ShopForm.swift"
};
static const uint8_t Dialogs[] = {
#embed "../Screens/Gallery/Dialogs.swift"
};
static const uint8_t LengthLoginController[] = {
#embed "../Screens/LengthLogin/MVC/LengthLoginController.swift"
};
static const uint8_t LengthLoginMVC[] = {
#embed "../Screens/LengthLogin/MVC/LengthLoginMVC.swift"
};
static const uint8_t LengthLoginControllerTests[] = {
#embed "../../Tests/ScreensTests/LengthLogin/LengthLoginControllerTests.swift"
};
static const uint8_t LengthLoginPresenter[] = {
#embed "../Screens/LengthLogin/MVP/LengthLoginPresenter.swift"
};
static const uint8_t LengthLoginMVP[] = {
#embed "../Screens/LengthLogin/MVP/LengthLoginMVP.swift"
};
static const uint8_t LengthLoginPresenterTests[] = {
#embed "../../Tests/ScreensTests/LengthLogin/LengthLoginPresenterTests.swift"
};
static const uint8_t LengthLoginCallbackModel[] = {
#embed "../Screens/LengthLogin/MVVMCallbacks/LengthLoginCallbackModel.swift"
};
static const uint8_t LengthLoginMVVMCallbacks[] = {
#embed "../Screens/LengthLogin/MVVMCallbacks/LengthLoginMVVMCallbacks.swift"
};
static const uint8_t LengthLoginCallbackModelTests[] = {
#embed "../../Tests/ScreensTests/LengthLogin/LengthLoginCallbackModelTests.swift"
};
static const uint8_t LengthLoginModel[] = {
#embed "../ShowcaseModels/LengthLogin/MVVM/LengthLoginModel.swift"
};
static const uint8_t LengthLogin[] = {
#embed "../Screens/LengthLogin/MVVM/LengthLogin.swift"
};
static const uint8_t LengthLoginModelTests[] = {
#embed "../../Tests/ScreensTests/LengthLogin/LengthLoginModelTests.swift"
};
static const uint8_t PhoneLoginModel[] = {
#embed "../ShowcaseModels/PhoneLogin/PhoneLoginModel.swift"
};
static const uint8_t PhoneLogin[] = {
#embed "../Screens/PhoneLogin/PhoneLogin.swift"
};
static const uint8_t PhoneLoginModelTests[] = {
#embed "../../Tests/ScreensTests/PhoneLogin/PhoneLoginModelTests.swift"
};
static const uint8_t AccountModel[] = {
#embed "../ShowcaseModels/Account/AccountModel.swift"
};
static const uint8_t AccountPage[] = {
#embed "../Screens/Account/AccountPage.swift"
};
static const uint8_t AccountTests[] = {
#embed "../../Tests/ScreensTests/Account/AccountTests.swift"
};
static const uint8_t GoodsModel[] = {
#embed "../ShowcaseModels/Goods/GoodsModel.swift"
};
static const uint8_t Goods[] = {
#embed "../Screens/Goods/Goods.swift"
};
static const uint8_t GoodsModelTests[] = {
#embed "../../Tests/ScreensTests/Goods/GoodsModelTests.swift"
};
static const uint8_t GoodDetailModel[] = {
#embed "../ShowcaseModels/Goods/GoodDetailModel.swift"
};
static const uint8_t GoodDetail[] = {
#embed "../Screens/Goods/GoodDetail.swift"
};
static const uint8_t GoodDetailModelTests[] = {
#embed "../../Tests/ScreensTests/Goods/GoodDetailModelTests.swift"
};
static const uint8_t BannerModel[] = {
#embed "../ShowcaseModels/Goods/BannerModel.swift"
};
static const uint8_t BannerPage[] = {
#embed "../Screens/Goods/BannerPage.swift"
};
static const uint8_t GoodsTests[] = {
#embed "../../Tests/ScreensTests/Goods/GoodsTests.swift"
};
static const uint8_t MenuGroupsModel[] = {
#embed "../ShowcaseModels/MenuGroups/MenuGroupsModel.swift"
};
static const uint8_t MenuGroups[] = {
#embed "../Screens/MenuGroups/MenuGroups.swift"
};
static const uint8_t MenuGroupsModelTests[] = {
#embed "../../Tests/ScreensTests/MenuGroups/MenuGroupsModelTests.swift"
};
static const uint8_t MenuGroupEditorModel[] = {
#embed "../ShowcaseModels/MenuGroups/MenuGroupEditorModel.swift"
};
static const uint8_t MenuGroupEditor[] = {
#embed "../Screens/MenuGroups/MenuGroupEditor.swift"
};
static const uint8_t MenuGroupEditorModelTests[] = {
#embed "../../Tests/ScreensTests/MenuGroups/MenuGroupEditorModelTests.swift"
};
static const uint8_t AccountLoginModel[] = {
#embed "../ShowcaseModels/AccountLogin/AccountLoginModel.swift"
};
static const uint8_t AccountLogin[] = {
#embed "../Screens/AccountLogin/AccountLogin.swift"
};
static const uint8_t AccountLoginModelTests[] = {
#embed "../../Tests/ScreensTests/AccountLogin/AccountLoginModelTests.swift"
};
static const uint8_t BookSearchModel[] = {
#embed "../Screens/Books/BookSearchModel.swift"
};
static const uint8_t BookSearch[] = {
#embed "../Screens/Books/BookSearch.swift"
};
static const uint8_t BookSearchModelTests[] = {
#embed "../../Tests/ScreensTests/Books/BookSearchModelTests.swift"
};
static const uint8_t BookDetailModel[] = {
#embed "../Screens/Books/BookDetailModel.swift"
};
static const uint8_t BookDetail[] = {
#embed "../Screens/Books/BookDetail.swift"
};
static const uint8_t BookDetailTests[] = {
#embed "../../Tests/ScreensTests/Books/BookDetailTests.swift"
};
static const uint8_t PostSearchModel[] = {
#embed "../ShowcaseModels/Posts/PostSearchModel.swift"
};
static const uint8_t PostSearch[] = {
#embed "../Screens/Posts/PostSearch.swift"
};
static const uint8_t PostSearchModelTests[] = {
#embed "../../Tests/ScreensTests/Posts/PostSearchModelTests.swift"
};
static const uint8_t PostDetailModel[] = {
#embed "../ShowcaseModels/Posts/PostDetailModel.swift"
};
static const uint8_t PostDetail[] = {
#embed "../Screens/Posts/PostDetail.swift"
};
static const uint8_t PostDetailTests[] = {
#embed "../../Tests/ScreensTests/Posts/PostDetailTests.swift"
};
static const uint8_t Architecture[] = {
#embed "../ShowcaseModels/Architectures/Architecture.swift"
};
static const uint8_t Architectures[] = {
#embed "../Screens/Architectures/Architectures.swift"
};
static const uint8_t ArchitecturesTests[] = {
#embed "../../Tests/ScreensTests/Architectures/ArchitecturesTests.swift"
};
static const uint8_t PlaygroundModel[] = {
#embed "../Screens/Architectures/PlaygroundModel.swift"
};
static const uint8_t Playground[] = {
#embed "../Screens/Architectures/Playground.swift"
};
static const uint8_t PlaygroundTests[] = {
#embed "../../Tests/ScreensTests/Architectures/PlaygroundTests.swift"
};
static const uint8_t ShopController[] = {
#embed "../Screens/Shop/MVC/ShopController.swift"
};
static const uint8_t ShopMVC[] = {
#embed "../Screens/Shop/MVC/ShopMVC.swift"
};
static const uint8_t ShopControllerTests[] = {
#embed "../../Tests/ScreensTests/Shop/ShopControllerTests.swift"
};
static const uint8_t ShopCallbackModel[] = {
#embed "../Screens/Shop/MVVMCallbacks/ShopCallbackModel.swift"
};
static const uint8_t ShopMVVMCallbacks[] = {
#embed "../Screens/Shop/MVVMCallbacks/ShopMVVMCallbacks.swift"
};
static const uint8_t ShopCallbackModelTests[] = {
#embed "../../Tests/ScreensTests/Shop/ShopCallbackModelTests.swift"
};
static const uint8_t ShopModel[] = {
#embed "../ShowcaseModels/Shop/MVVM/ShopModel.swift"
};
static const uint8_t Shop[] = {
#embed "../Screens/Shop/MVVM/Shop.swift"
};
static const uint8_t ShopModelTests[] = {
#embed "../../Tests/ScreensTests/Shop/ShopModelTests.swift"
};
static const uint8_t PatchShared[] = {
#embed "../../Requirements/RepeatedPassword/shared.patch"
};
static const uint8_t PatchModel[] = {
#embed "../../Requirements/RepeatedPassword/model.patch"
};
static const uint8_t PatchMVC[] = {
#embed "../../Requirements/RepeatedPassword/mvc.patch"
};
static const uint8_t PatchMVP[] = {
#embed "../../Requirements/RepeatedPassword/mvp.patch"
};
static const uint8_t PatchMVVMCallbacks[] = {
#embed "../../Requirements/RepeatedPassword/mvvm-callbacks.patch"
};
static const uint8_t PatchMVVM[] = {
#embed "../../Requirements/RepeatedPassword/mvvm.patch"
};
static const uint8_t GalleryModel[] = {
#embed "../Screens/Gallery/GalleryModel.swift"
};
static const uint8_t Gallery[] = {
#embed "../Screens/Gallery/Gallery.swift"
};
static const uint8_t GalleryTests[] = {
#embed "../../Tests/ScreensTests/Gallery/GalleryTests.swift"
};
static const uint8_t ArrangementsModel[] = {
#embed "../Screens/Arrangements/ArrangementsModel.swift"
};
static const uint8_t Arrangements[] = {
#embed "../Screens/Arrangements/Arrangements.swift"
};
static const uint8_t ArrangementsTests[] = {
#embed "../../Tests/ScreensTests/Arrangements/ArrangementsTests.swift"
};
static const uint8_t WorkshopScreen[] = {
#embed "../ShowcaseModels/Workshop/WorkshopScreen.swift"
};
static const uint8_t Workshop[] = {
#embed "../Screens/Workshop/Workshop.swift"
};
static const uint8_t WorkshopTests[] = {
#embed "../../Tests/ScreensTests/Workshop/WorkshopTests.swift"
};
static const uint8_t ClickCounterModel[] = {
#embed "../Screens/Workshop/Counter/ClickCounterModel.swift"
};
static const uint8_t ClickCounter[] = {
#embed "../Screens/Workshop/Counter/ClickCounter.swift"
};
static const uint8_t ClickCounterModelTests[] = {
#embed "../../Tests/ScreensTests/Workshop/ClickCounterModelTests.swift"
};
static const uint8_t TemperatureModel[] = {
#embed "../Screens/Workshop/Temperature/TemperatureModel.swift"
};
static const uint8_t Temperature[] = {
#embed "../Screens/Workshop/Temperature/Temperature.swift"
};
static const uint8_t TemperatureModelTests[] = {
#embed "../../Tests/ScreensTests/Workshop/TemperatureModelTests.swift"
};
static const uint8_t FlightsModel[] = {
#embed "../Screens/Workshop/Flights/FlightsModel.swift"
};
static const uint8_t Flights[] = {
#embed "../Screens/Workshop/Flights/Flights.swift"
};
static const uint8_t FlightsModelTests[] = {
#embed "../../Tests/ScreensTests/Workshop/FlightsModelTests.swift"
};
static const uint8_t TimerModel[] = {
#embed "../Screens/Workshop/Timer/TimerModel.swift"
};
static const uint8_t TimerScreen[] = {
#embed "../Screens/Workshop/Timer/TimerScreen.swift"
};
static const uint8_t TimerModelTests[] = {
#embed "../../Tests/ScreensTests/Workshop/TimerModelTests.swift"
};
static const uint8_t PeopleModel[] = {
#embed "../Screens/Workshop/People/PeopleModel.swift"
};
static const uint8_t People[] = {
#embed "../Screens/Workshop/People/People.swift"
};
static const uint8_t PeopleModelTests[] = {
#embed "../../Tests/ScreensTests/Workshop/PeopleModelTests.swift"
};
static const uint8_t CirclesModel[] = {
#embed "../Screens/Workshop/Circles/CirclesModel.swift"
};
static const uint8_t Circles[] = {
#embed "../Screens/Workshop/Circles/Circles.swift"
};
static const uint8_t CirclesModelTests[] = {
#embed "../../Tests/ScreensTests/Workshop/CirclesModelTests.swift"
};
static const uint8_t SheetModel[] = {
#embed "../Screens/Workshop/Sheet/SheetModel.swift"
};
static const uint8_t Sheet[] = {
#embed "../Screens/Workshop/Sheet/Sheet.swift"
};
static const uint8_t SheetModelTests[] = {
#embed "../../Tests/ScreensTests/Workshop/SheetModelTests.swift"
};
static const uint8_t GlitchesModel[] = {
#embed "../Screens/Workshop/Glitches/GlitchesModel.swift"
};
static const uint8_t Glitches[] = {
#embed "../Screens/Workshop/Glitches/Glitches.swift"
};
static const uint8_t GlitchesModelTests[] = {
#embed "../../Tests/ScreensTests/Workshop/GlitchesModelTests.swift"
};
static const uint8_t CalendarDay[] = {
#embed "../Screens/Workshop/Flights/CalendarDay.swift"
};
static const uint8_t Formula[] = {
#embed "../Screens/Workshop/Sheet/Formula.swift"
};
static const uint8_t FormulaParsing[] = {
#embed "../Screens/Workshop/Sheet/Formula+Parsing.swift"
};
static const uint8_t CellAddress[] = {
#embed "../ShowcaseModels/Workshop/Sheet/CellAddress.swift"
};
static const uint8_t CircuitModel[] = {
#embed "../Screens/Workshop/Circuit/CircuitModel.swift"
};
static const uint8_t Circuit[] = {
#embed "../Screens/Workshop/Circuit/Circuit.swift"
};
static const uint8_t CircuitModelTests[] = {
#embed "../../Tests/ScreensTests/Workshop/CircuitModelTests.swift"
};
static const uint8_t TodosModel[] = {
#embed "../Screens/Workshop/Todos/TodosModel.swift"
};
static const uint8_t Todos[] = {
#embed "../Screens/Workshop/Todos/Todos.swift"
};
static const uint8_t TodosModelTests[] = {
#embed "../../Tests/ScreensTests/Workshop/TodosModelTests.swift"
};
static const uint8_t SignalsModel[] = {
#embed "../Screens/Workshop/Signals/SignalsModel.swift"
};
static const uint8_t Signals[] = {
#embed "../Screens/Workshop/Signals/Signals.swift"
};
static const uint8_t SignalsModelTests[] = {
#embed "../../Tests/ScreensTests/Workshop/SignalsModelTests.swift"
};
static const uint8_t BoardModel[] = {
#embed "../Screens/Workshop/Board/BoardModel.swift"
};
static const uint8_t Board[] = {
#embed "../Screens/Workshop/Board/Board.swift"
};
static const uint8_t BoardModelTests[] = {
#embed "../../Tests/ScreensTests/Workshop/BoardModelTests.swift"
};

const screen_source *screen_sources(size_t *count) {
    static const screen_source sources[] = {
        {"index", "viewModel", "Examples/Sources/Screens/Index/Sum.swift", Sum, sizeof Sum},
        {"index", "view", "Examples/Sources/Screens/Index/Index.swift", Index, sizeof Index},
        {"index", "test", "Examples/Tests/ScreensTests/Index/IndexTests.swift", IndexTests, sizeof IndexTests},
        {"length-login/mvc", "viewModel", "Examples/Sources/Screens/LengthLogin/MVC/LengthLoginController.swift", LengthLoginController, sizeof LengthLoginController},
        {"length-login/mvc", "view", "Examples/Sources/Screens/LengthLogin/MVC/LengthLoginMVC.swift", LengthLoginMVC, sizeof LengthLoginMVC},
        {"length-login/mvc", "view", "Examples/Sources/Screens/LengthLogin/LengthLoginForm.swift", LengthLoginForm, sizeof LengthLoginForm},
        {"length-login/mvc", "test", "Examples/Tests/ScreensTests/LengthLogin/LengthLoginControllerTests.swift", LengthLoginControllerTests, sizeof LengthLoginControllerTests},
        {"length-login/mvp", "viewModel", "Examples/Sources/Screens/LengthLogin/MVP/LengthLoginPresenter.swift", LengthLoginPresenter, sizeof LengthLoginPresenter},
        {"length-login/mvp", "view", "Examples/Sources/Screens/LengthLogin/MVP/LengthLoginMVP.swift", LengthLoginMVP, sizeof LengthLoginMVP},
        {"length-login/mvp", "view", "Examples/Sources/Screens/LengthLogin/LengthLoginForm.swift", LengthLoginForm, sizeof LengthLoginForm},
        {"length-login/mvp", "test", "Examples/Tests/ScreensTests/LengthLogin/LengthLoginPresenterTests.swift", LengthLoginPresenterTests, sizeof LengthLoginPresenterTests},
        {"length-login/mvvm-callbacks", "viewModel", "Examples/Sources/Screens/LengthLogin/MVVMCallbacks/LengthLoginCallbackModel.swift", LengthLoginCallbackModel, sizeof LengthLoginCallbackModel},
        {"length-login/mvvm-callbacks", "view", "Examples/Sources/Screens/LengthLogin/MVVMCallbacks/LengthLoginMVVMCallbacks.swift", LengthLoginMVVMCallbacks, sizeof LengthLoginMVVMCallbacks},
        {"length-login/mvvm-callbacks", "view", "Examples/Sources/Screens/LengthLogin/LengthLoginForm.swift", LengthLoginForm, sizeof LengthLoginForm},
        {"length-login/mvvm-callbacks", "test", "Examples/Tests/ScreensTests/LengthLogin/LengthLoginCallbackModelTests.swift", LengthLoginCallbackModelTests, sizeof LengthLoginCallbackModelTests},
        {"length-login", "viewModel", "Examples/Sources/ShowcaseModels/LengthLogin/MVVM/LengthLoginModel.swift", LengthLoginModel, sizeof LengthLoginModel},
        {"length-login", "view", "Examples/Sources/Screens/LengthLogin/MVVM/LengthLogin.swift", LengthLogin, sizeof LengthLogin},
        {"length-login", "view", "Examples/Sources/Screens/LengthLogin/LengthLoginForm.swift", LengthLoginForm, sizeof LengthLoginForm},
        {"length-login", "test", "Examples/Tests/ScreensTests/LengthLogin/LengthLoginModelTests.swift", LengthLoginModelTests, sizeof LengthLoginModelTests},
        {"phone-login", "viewModel", "Examples/Sources/ShowcaseModels/PhoneLogin/PhoneLoginModel.swift", PhoneLoginModel, sizeof PhoneLoginModel},
        {"phone-login", "view", "Examples/Sources/Screens/PhoneLogin/PhoneLogin.swift", PhoneLogin, sizeof PhoneLogin},
        {"phone-login", "test", "Examples/Tests/ScreensTests/PhoneLogin/PhoneLoginModelTests.swift", PhoneLoginModelTests, sizeof PhoneLoginModelTests},
        {"account", "viewModel", "Examples/Sources/ShowcaseModels/Account/AccountModel.swift", AccountModel, sizeof AccountModel},
        {"account", "view", "Examples/Sources/Screens/Account/AccountPage.swift", AccountPage, sizeof AccountPage},
        {"account", "test", "Examples/Tests/ScreensTests/Account/AccountTests.swift", AccountTests, sizeof AccountTests},
        {"goods", "viewModel", "Examples/Sources/ShowcaseModels/Goods/GoodsModel.swift", GoodsModel, sizeof GoodsModel},
        {"goods", "view", "Examples/Sources/Screens/Goods/Goods.swift", Goods, sizeof Goods},
        {"goods", "test", "Examples/Tests/ScreensTests/Goods/GoodsModelTests.swift", GoodsModelTests, sizeof GoodsModelTests},
        {"good", "viewModel", "Examples/Sources/ShowcaseModels/Goods/GoodDetailModel.swift", GoodDetailModel, sizeof GoodDetailModel},
        {"good", "view", "Examples/Sources/Screens/Goods/GoodDetail.swift", GoodDetail, sizeof GoodDetail},
        {"good", "test", "Examples/Tests/ScreensTests/Goods/GoodDetailModelTests.swift", GoodDetailModelTests, sizeof GoodDetailModelTests},
        {"banner", "viewModel", "Examples/Sources/ShowcaseModels/Goods/BannerModel.swift", BannerModel, sizeof BannerModel},
        {"banner", "view", "Examples/Sources/Screens/Goods/BannerPage.swift", BannerPage, sizeof BannerPage},
        {"banner", "test", "Examples/Tests/ScreensTests/Goods/GoodsTests.swift", GoodsTests, sizeof GoodsTests},
        {"menu-groups", "viewModel", "Examples/Sources/ShowcaseModels/MenuGroups/MenuGroupsModel.swift", MenuGroupsModel, sizeof MenuGroupsModel},
        {"menu-groups", "view", "Examples/Sources/Screens/MenuGroups/MenuGroups.swift", MenuGroups, sizeof MenuGroups},
        {"menu-groups", "test", "Examples/Tests/ScreensTests/MenuGroups/MenuGroupsModelTests.swift", MenuGroupsModelTests, sizeof MenuGroupsModelTests},
        {"menu-group", "viewModel", "Examples/Sources/ShowcaseModels/MenuGroups/MenuGroupEditorModel.swift", MenuGroupEditorModel, sizeof MenuGroupEditorModel},
        {"menu-group", "view", "Examples/Sources/Screens/MenuGroups/MenuGroupEditor.swift", MenuGroupEditor, sizeof MenuGroupEditor},
        {"menu-group", "test", "Examples/Tests/ScreensTests/MenuGroups/MenuGroupEditorModelTests.swift", MenuGroupEditorModelTests, sizeof MenuGroupEditorModelTests},
        {"account-login", "viewModel", "Examples/Sources/ShowcaseModels/AccountLogin/AccountLoginModel.swift", AccountLoginModel, sizeof AccountLoginModel},
        {"account-login", "view", "Examples/Sources/Screens/AccountLogin/AccountLogin.swift", AccountLogin, sizeof AccountLogin},
        {"account-login", "test", "Examples/Tests/ScreensTests/AccountLogin/AccountLoginModelTests.swift", AccountLoginModelTests, sizeof AccountLoginModelTests},
        {"books", "viewModel", "Examples/Sources/Screens/Books/BookSearchModel.swift", BookSearchModel, sizeof BookSearchModel},
        {"books", "view", "Examples/Sources/Screens/Books/BookSearch.swift", BookSearch, sizeof BookSearch},
        {"books", "test", "Examples/Tests/ScreensTests/Books/BookSearchModelTests.swift", BookSearchModelTests, sizeof BookSearchModelTests},
        {"book", "viewModel", "Examples/Sources/Screens/Books/BookDetailModel.swift", BookDetailModel, sizeof BookDetailModel},
        {"book", "view", "Examples/Sources/Screens/Books/BookDetail.swift", BookDetail, sizeof BookDetail},
        {"book", "test", "Examples/Tests/ScreensTests/Books/BookDetailTests.swift", BookDetailTests, sizeof BookDetailTests},
        {"posts", "viewModel", "Examples/Sources/ShowcaseModels/Posts/PostSearchModel.swift", PostSearchModel, sizeof PostSearchModel},
        {"posts", "view", "Examples/Sources/Screens/Posts/PostSearch.swift", PostSearch, sizeof PostSearch},
        {"posts", "test", "Examples/Tests/ScreensTests/Posts/PostSearchModelTests.swift", PostSearchModelTests, sizeof PostSearchModelTests},
        {"post", "viewModel", "Examples/Sources/ShowcaseModels/Posts/PostDetailModel.swift", PostDetailModel, sizeof PostDetailModel},
        {"post", "view", "Examples/Sources/Screens/Posts/PostDetail.swift", PostDetail, sizeof PostDetail},
        {"post", "test", "Examples/Tests/ScreensTests/Posts/PostDetailTests.swift", PostDetailTests, sizeof PostDetailTests},
        {"architectures", "viewModel", "Examples/Sources/ShowcaseModels/Architectures/Architecture.swift", Architecture, sizeof Architecture},
        {"architectures", "view", "Examples/Sources/Screens/Architectures/Architectures.swift", Architectures, sizeof Architectures},
        {"architectures", "test", "Examples/Tests/ScreensTests/Architectures/ArchitecturesTests.swift", ArchitecturesTests, sizeof ArchitecturesTests},
        {"playground", "viewModel", "Examples/Sources/Screens/Architectures/PlaygroundModel.swift", PlaygroundModel, sizeof PlaygroundModel},
        {"playground", "view", "Examples/Sources/Screens/Architectures/Playground.swift", Playground, sizeof Playground},
        {"playground", "test", "Examples/Tests/ScreensTests/Architectures/PlaygroundTests.swift", PlaygroundTests, sizeof PlaygroundTests},
        {"shop-mvc", "viewModel", "Examples/Sources/Screens/Shop/MVC/ShopController.swift", ShopController, sizeof ShopController},
        {"shop-mvc", "view", "Examples/Sources/Screens/Shop/MVC/ShopMVC.swift", ShopMVC, sizeof ShopMVC},
        {"shop-mvc", "view", "Examples/Sources/Screens/Shop/ShopForm.swift", ShopForm, sizeof ShopForm},
        {"shop-mvc", "test", "Examples/Tests/ScreensTests/Shop/ShopControllerTests.swift", ShopControllerTests, sizeof ShopControllerTests},
        {"shop-mvvm-callbacks", "viewModel", "Examples/Sources/Screens/Shop/MVVMCallbacks/ShopCallbackModel.swift", ShopCallbackModel, sizeof ShopCallbackModel},
        {"shop-mvvm-callbacks", "view", "Examples/Sources/Screens/Shop/MVVMCallbacks/ShopMVVMCallbacks.swift", ShopMVVMCallbacks, sizeof ShopMVVMCallbacks},
        {"shop-mvvm-callbacks", "view", "Examples/Sources/Screens/Shop/ShopForm.swift", ShopForm, sizeof ShopForm},
        {"shop-mvvm-callbacks", "test", "Examples/Tests/ScreensTests/Shop/ShopCallbackModelTests.swift", ShopCallbackModelTests, sizeof ShopCallbackModelTests},
        {"shop-mvvm", "viewModel", "Examples/Sources/ShowcaseModels/Shop/MVVM/ShopModel.swift", ShopModel, sizeof ShopModel},
        {"shop-mvvm", "view", "Examples/Sources/Screens/Shop/MVVM/Shop.swift", Shop, sizeof Shop},
        {"shop-mvvm", "view", "Examples/Sources/Screens/Shop/ShopForm.swift", ShopForm, sizeof ShopForm},
        {"shop-mvvm", "test", "Examples/Tests/ScreensTests/Shop/ShopModelTests.swift", ShopModelTests, sizeof ShopModelTests},
        {"shared", "patch", "Examples/Requirements/RepeatedPassword/shared.patch", PatchShared, sizeof PatchShared},
        {"model", "patch", "Examples/Requirements/RepeatedPassword/model.patch", PatchModel, sizeof PatchModel},
        {"mvc", "patch", "Examples/Requirements/RepeatedPassword/mvc.patch", PatchMVC, sizeof PatchMVC},
        {"mvp", "patch", "Examples/Requirements/RepeatedPassword/mvp.patch", PatchMVP, sizeof PatchMVP},
        {"mvvm-callbacks", "patch", "Examples/Requirements/RepeatedPassword/mvvm-callbacks.patch", PatchMVVMCallbacks, sizeof PatchMVVMCallbacks},
        {"mvvm", "patch", "Examples/Requirements/RepeatedPassword/mvvm.patch", PatchMVVM, sizeof PatchMVVM},
        {"gallery", "viewModel", "Examples/Sources/Screens/Gallery/GalleryModel.swift", GalleryModel, sizeof GalleryModel},
        {"gallery", "view", "Examples/Sources/Screens/Gallery/Gallery.swift", Gallery, sizeof Gallery},
        {"gallery", "view", "Examples/Sources/Screens/Gallery/Dialogs.swift", Dialogs, sizeof Dialogs},
        {"gallery", "test", "Examples/Tests/ScreensTests/Gallery/GalleryTests.swift", GalleryTests, sizeof GalleryTests},
        {"arrangements", "viewModel", "Examples/Sources/Screens/Arrangements/ArrangementsModel.swift", ArrangementsModel, sizeof ArrangementsModel},
        {"arrangements", "view", "Examples/Sources/Screens/Arrangements/Arrangements.swift", Arrangements, sizeof Arrangements},
        {"arrangements", "test", "Examples/Tests/ScreensTests/Arrangements/ArrangementsTests.swift", ArrangementsTests, sizeof ArrangementsTests},
        {"workshop", "viewModel", "Examples/Sources/ShowcaseModels/Workshop/WorkshopScreen.swift", WorkshopScreen, sizeof WorkshopScreen},
        {"workshop", "view", "Examples/Sources/Screens/Workshop/Workshop.swift", Workshop, sizeof Workshop},
        {"workshop", "test", "Examples/Tests/ScreensTests/Workshop/WorkshopTests.swift", WorkshopTests, sizeof WorkshopTests},
        {"workshop-counter", "viewModel", "Examples/Sources/Screens/Workshop/Counter/ClickCounterModel.swift", ClickCounterModel, sizeof ClickCounterModel},
        {"workshop-counter", "view", "Examples/Sources/Screens/Workshop/Counter/ClickCounter.swift", ClickCounter, sizeof ClickCounter},
        {"workshop-counter", "test", "Examples/Tests/ScreensTests/Workshop/ClickCounterModelTests.swift", ClickCounterModelTests, sizeof ClickCounterModelTests},
        {"workshop-temperature", "viewModel", "Examples/Sources/Screens/Workshop/Temperature/TemperatureModel.swift", TemperatureModel, sizeof TemperatureModel},
        {"workshop-temperature", "view", "Examples/Sources/Screens/Workshop/Temperature/Temperature.swift", Temperature, sizeof Temperature},
        {"workshop-temperature", "test", "Examples/Tests/ScreensTests/Workshop/TemperatureModelTests.swift", TemperatureModelTests, sizeof TemperatureModelTests},
        {"workshop-flights", "viewModel", "Examples/Sources/Screens/Workshop/Flights/FlightsModel.swift", FlightsModel, sizeof FlightsModel},
        {"workshop-flights", "view", "Examples/Sources/Screens/Workshop/Flights/Flights.swift", Flights, sizeof Flights},
        {"workshop-flights", "test", "Examples/Tests/ScreensTests/Workshop/FlightsModelTests.swift", FlightsModelTests, sizeof FlightsModelTests},
        {"workshop-flights", "more", "Examples/Sources/Screens/Workshop/Flights/CalendarDay.swift", CalendarDay, sizeof CalendarDay},
        {"workshop-timer", "viewModel", "Examples/Sources/Screens/Workshop/Timer/TimerModel.swift", TimerModel, sizeof TimerModel},
        {"workshop-timer", "view", "Examples/Sources/Screens/Workshop/Timer/TimerScreen.swift", TimerScreen, sizeof TimerScreen},
        {"workshop-timer", "test", "Examples/Tests/ScreensTests/Workshop/TimerModelTests.swift", TimerModelTests, sizeof TimerModelTests},
        {"workshop-people", "viewModel", "Examples/Sources/Screens/Workshop/People/PeopleModel.swift", PeopleModel, sizeof PeopleModel},
        {"workshop-people", "view", "Examples/Sources/Screens/Workshop/People/People.swift", People, sizeof People},
        {"workshop-people", "test", "Examples/Tests/ScreensTests/Workshop/PeopleModelTests.swift", PeopleModelTests, sizeof PeopleModelTests},
        {"workshop-circles", "viewModel", "Examples/Sources/Screens/Workshop/Circles/CirclesModel.swift", CirclesModel, sizeof CirclesModel},
        {"workshop-circles", "view", "Examples/Sources/Screens/Workshop/Circles/Circles.swift", Circles, sizeof Circles},
        {"workshop-circles", "test", "Examples/Tests/ScreensTests/Workshop/CirclesModelTests.swift", CirclesModelTests, sizeof CirclesModelTests},
        {"workshop-sheet", "viewModel", "Examples/Sources/Screens/Workshop/Sheet/SheetModel.swift", SheetModel, sizeof SheetModel},
        {"workshop-sheet", "view", "Examples/Sources/Screens/Workshop/Sheet/Sheet.swift", Sheet, sizeof Sheet},
        {"workshop-sheet", "test", "Examples/Tests/ScreensTests/Workshop/SheetModelTests.swift", SheetModelTests, sizeof SheetModelTests},
        {"workshop-sheet", "more", "Examples/Sources/ShowcaseModels/Workshop/Sheet/CellAddress.swift", CellAddress, sizeof CellAddress},
        {"workshop-sheet", "more", "Examples/Sources/Screens/Workshop/Sheet/Formula+Parsing.swift", FormulaParsing, sizeof FormulaParsing},
        {"workshop-sheet", "more", "Examples/Sources/Screens/Workshop/Sheet/Formula.swift", Formula, sizeof Formula},
        {"workshop-glitches", "viewModel", "Examples/Sources/Screens/Workshop/Glitches/GlitchesModel.swift", GlitchesModel, sizeof GlitchesModel},
        {"workshop-glitches", "view", "Examples/Sources/Screens/Workshop/Glitches/Glitches.swift", Glitches, sizeof Glitches},
        {"workshop-glitches", "test", "Examples/Tests/ScreensTests/Workshop/GlitchesModelTests.swift", GlitchesModelTests, sizeof GlitchesModelTests},
        {"workshop-circuit", "viewModel", "Examples/Sources/Screens/Workshop/Circuit/CircuitModel.swift", CircuitModel, sizeof CircuitModel},
        {"workshop-circuit", "view", "Examples/Sources/Screens/Workshop/Circuit/Circuit.swift", Circuit, sizeof Circuit},
        {"workshop-circuit", "test", "Examples/Tests/ScreensTests/Workshop/CircuitModelTests.swift", CircuitModelTests, sizeof CircuitModelTests},
        {"workshop-todos", "viewModel", "Examples/Sources/Screens/Workshop/Todos/TodosModel.swift", TodosModel, sizeof TodosModel},
        {"workshop-todos", "view", "Examples/Sources/Screens/Workshop/Todos/Todos.swift", Todos, sizeof Todos},
        {"workshop-todos", "test", "Examples/Tests/ScreensTests/Workshop/TodosModelTests.swift", TodosModelTests, sizeof TodosModelTests},
        {"workshop-signals", "viewModel", "Examples/Sources/Screens/Workshop/Signals/SignalsModel.swift", SignalsModel, sizeof SignalsModel},
        {"workshop-signals", "view", "Examples/Sources/Screens/Workshop/Signals/Signals.swift", Signals, sizeof Signals},
        {"workshop-signals", "test", "Examples/Tests/ScreensTests/Workshop/SignalsModelTests.swift", SignalsModelTests, sizeof SignalsModelTests},
        {"workshop-board", "viewModel", "Examples/Sources/Screens/Workshop/Board/BoardModel.swift", BoardModel, sizeof BoardModel},
        {"workshop-board", "view", "Examples/Sources/Screens/Workshop/Board/Board.swift", Board, sizeof Board},
        {"workshop-board", "test", "Examples/Tests/ScreensTests/Workshop/BoardModelTests.swift", BoardModelTests, sizeof BoardModelTests},
    };
    *count = sizeof sources / sizeof *sources;
    return sources;
}
