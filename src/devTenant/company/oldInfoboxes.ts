import { infoboxContentTypes, type OldInfobox } from '#shared/rules/infoboxImport';

const none = {
  InfoBoxText: null,
  InfoBoxLink: null,
  InfoBoxVideo: null,
  InfoBoxStyle: null,
  InfoBoxStart: null,
  InfoBoxEnd: null,
  FieldValuesAsHtml: { InfoBoxPicture: null },
};

/** The infoboxes of the platform that the organisation had before. */
export const oldInfoboxes: readonly OldInfobox[] = [
  {
    ...none,
    Id: 1,
    Title: 'Welcome aboard',
    ContentTypeId: `${infoboxContentTypes.text}00A1`,
    InfoBoxText: '<p>Everything for your first day.</p>',
    InfoBoxLink: { Url: 'https://nordvik.example/welcome', Description: 'Start here' },
    InfoBoxArea: 'Top',
    InfoBoxSize: 'Full',
    InfoBoxStyle: 'Style 1',
    InfoBoxOrder: '1',
  },
  {
    ...none,
    Id: 2,
    Title: 'Our terminals',
    ContentTypeId: `${infoboxContentTypes.picture}00A1`,
    InfoBoxArea: 'Start',
    InfoBoxSize: 'Medium',
    InfoBoxStyle: 'Style 2',
    InfoBoxOrder: 'first',
    FieldValuesAsHtml: {
      InfoBoxPicture:
        '<img alt="" src="/publiccdn/harbour/old-terminals.svg" style="border: 0px" />',
    },
  },
  {
    ...none,
    Id: 3,
    Title: 'A day offshore',
    ContentTypeId: `${infoboxContentTypes.video}00A1`,
    InfoBoxVideo: '<iframe src="https://player.vimeo.com/video/76979871"></iframe>',
    InfoBoxArea: 'Start',
    InfoBoxSize: 'Third',
    InfoBoxOrder: '3',
  },
  {
    ...none,
    Id: 4,
    Title: 'A film that is gone',
    ContentTypeId: `${infoboxContentTypes.video}00A1`,
    InfoBoxVideo: '<embed src="old.swf">',
    InfoBoxArea: 'Start',
    InfoBoxSize: 'Small',
    InfoBoxOrder: '4',
  },
  {
    ...none,
    Id: 5,
    Title: 'Summer party 2019',
    ContentTypeId: `${infoboxContentTypes.text}00A1`,
    InfoBoxArea: 'Start',
    InfoBoxSize: 'Small',
    InfoBoxOrder: '5',
    InfoBoxEnd: '2019-07-01T00:00:00Z',
  },
];
