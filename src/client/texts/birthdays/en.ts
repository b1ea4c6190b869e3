/**
 * Texts of the birthdays, which load with them. In the error template the widget is called "Your
 * birthday" (ERRORS-52).
 */
export const texts = {
  failedName: 'Your birthday',
  introduction: 'Today we celebrate:',
  none: 'No birthdays today.',
  congratulate: 'Congratulate',
  congratulateName: 'Congratulate {name} in a chat',
  greeting: 'Happy birthday, {name}!',
};
