/** Of a column of text, in pixels: about 70 characters. The build evaluates this file. */
export const columnWidth = 656;
