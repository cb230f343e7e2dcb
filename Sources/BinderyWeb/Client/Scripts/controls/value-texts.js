// The texts of the values of a slider or a stepper, lowest first; none if there are too many.

export const textsOf = (control) => control.dataset.texts?.split("\n") ?? [];
