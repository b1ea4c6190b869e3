/** Texts of the first day, which load with its dialog and its page. */
export const texts = {
  greeting: 'Hi! It looks like this is your first time here!',
  getStarted: 'Get started',
  welcome: 'Welcome to {workplace}',
  text: 'Everything you need for your working day is here. A few short steps make it yours.',
  steps: 'Your first steps',
  interests: 'Choose your interests',
  interestsText: 'Follow the channels whose news you want to read.',
  board: 'Set up your board',
  boardText: 'Choose what it shows, and in what order.',
  languages: 'Choose your languages',
  languagesText: 'The languages that you read, and the language of the portal itself.',
  done: 'Done',
  skip: 'Skip',
  skipStep: 'Skip: {step}',
  toToday: 'Go to Today',
};
