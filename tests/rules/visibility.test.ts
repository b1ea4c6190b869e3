import {
  isForChannels,
  isInLanguages,
  isReader,
  type ReaderChoices,
} from '#shared/rules/targeting/visibility';

const reader: ReaderChoices = {
  channels: new Set(['ships', 'crew']),
  languages: new Set(['english']),
  withoutLanguage: false,
};

it('NEWS-23 NEWS-24 content is for everybody, or for those who follow one of its channels', () => {
  const isFor = (...ChannelTermIds: string[]) => isForChannels({ ChannelTermIds }, reader);
  expect([isFor(), isFor('ships'), isFor('board', 'crew'), isFor('board')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('NEWS-22 PAGES-042 content is in one of the reader’s languages, or in none where that counts too', () => {
  const isIn = (LanguageTermId: string | null, choices = reader) =>
    isInLanguages({ ChannelTermIds: [], LanguageTermId }, choices);
  expect([isIn('english'), isIn('danish'), isIn(null)]).toEqual([true, false, false]);
  const withoutLanguage = { ...reader, withoutLanguage: true };
  expect([isIn(null, withoutLanguage), isIn('danish', withoutLanguage)]).toEqual([true, false]);
  const unfiltered = { ...reader, languages: undefined };
  expect([isIn('danish', unfiltered), isIn(null, unfiltered)]).toEqual([true, true]);
});

it('a reader meets channels and language; what has no language is met by channels alone', () => {
  const isOne = (channel: string, LanguageTermId?: string | null) =>
    isReader({ ChannelTermIds: [channel], LanguageTermId }, reader);
  expect([isOne('ships', 'english'), isOne('ships', 'danish'), isOne('ships', null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isOne('ships'), isOne('board'), isOne('board', 'english')]).toEqual([true, false, false]);
});
