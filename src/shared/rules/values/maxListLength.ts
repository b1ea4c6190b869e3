/**
 * Most things in one answer of a list that is not asked for in parts, so that no list takes a
 * server's memory.
 */
export const maxListLength = 500;
