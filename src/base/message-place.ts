/** Places of one run: far more than its rounds can fill, so that no run reaches into the places of the next. */
export const placesPerRun = 1000;

/**
 * Where a message stands in its thread (`seq`): behind all runs with a smaller number, at its position in its own run.
 * Position 0 is the user's message. Runs that write at the same time never fight for a place.
 */
export const messagePlace = (runNo: number, position = 0): number => runNo * placesPerRun + position;

/** The last place of a run, whether or not a message stands there. */
export const lastPlace = (runNo: number): number => messagePlace(runNo, placesPerRun - 1);

/** The number of the run that a place belongs to. */
export const runNoAt = (place: number): number => Math.floor(place / placesPerRun);
