// Node's own types leave out this one name of fetch, which the generated client uses.
type BodyInit = import("undici-types").BodyInit;
