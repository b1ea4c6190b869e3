/** Texts of image galleries, which load with the first one. */
export const texts = {
  picture: 'Picture {position} of {total}',
};
