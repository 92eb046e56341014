import { HeldDoor } from './held.ts';

/** The door of this process, for whoever has started it to hand the socket to. */
export const door = new HeldDoor(process);
