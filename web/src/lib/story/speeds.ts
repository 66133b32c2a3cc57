/** How fast stories can be told; 0 is at once. */
export const SPEEDS = [1, 2, 4, 0];
