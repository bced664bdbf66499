/** Most bytes of one result as JSON. What is longer is cut by cleaning, and no cursor leads to what was cut off. */
export const maxResult = 24 * 1024;
