/** Where processes ring for each other. */
export const bellChannel = "accord:bell";

/** Names the connection by which a process reads live events: each process that could has one. */
export const hubName = "accord-hub";
