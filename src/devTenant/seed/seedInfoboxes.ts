import { Type, type Static } from '@sinclair/typebox';
import type { Infobox, NewInfobox } from '#shared/contract/infoboxes';
import { infoboxHeights, infoboxTypes } from '#shared/rules/widgets/infoboxes';
import { object, oneOf } from '#shared/contract/fields';
import { channel, languageTerm } from '../company/terms';
import { content } from '../company/content';
import { motifs } from '../company/pictures/motif';
import type { PortalClient } from './portalClient';

/** A tile in an area of the portal's start pages. */
const CompanyInfobox = object({
  area: oneOf(['hero', 'default']),
  kind: oneOf(['text', 'picture', 'video']),
  title: Type.String(),
  html: Type.Optional(Type.String()),
  link: Type.Optional(object({ address: Type.String(), text: Type.Optional(Type.String()) })),
  motif: Type.Optional(oneOf(motifs)),
  style: Type.Optional(oneOf(['Accent1', 'Accent2', 'Accent3'])),
  width: oneOf(['Auto', '25', '33', '50', '66', '75', '100']),
  isCompact: Type.Optional(Type.Boolean()),
  /** Background `#rrggbb`. */
  colour: Type.Optional(Type.String()),
  /** Keys of channels; left out: for everyone. */
  channels: Type.Optional(Type.Array(Type.String())),
  /** Days from now; left out: open. */
  from: Type.Optional(Type.Number()),
});
type CompanyInfobox = Static<typeof CompanyInfobox>;

const infoboxes: readonly CompanyInfobox[] = content('infoboxes', CompanyInfobox);

interface InfoboxesToSeed {
  editor: PortalClient;
  sharePointUrl: string;
  now: Date;
}

const pages = ['/', '/light'];

/** The same tiles on both start pages, one after the other, so that they stand in their order. */
export async function seedInfoboxes({
  editor,
  sharePointUrl,
  now,
}: InfoboxesToSeed): Promise<void> {
  const present = new Set(
    (await editor.get<Infobox[]>('/infoboxes/all')).map(
      ({ Title, RouteId }) => `${RouteId} ${Title}`,
    ),
  );
  for (const page of pages) {
    for (const box of infoboxes.filter(({ title }) => !present.has(`${page} ${title}`)))
      await editor.post('/infoboxes', infoboxBody(box, page, sharePointUrl, now));
  }
}

function infoboxBody(
  box: CompanyInfobox,
  RouteId: string,
  sharePointUrl: string,
  now: Date,
): NewInfobox {
  const {
    area,
    kind,
    title,
    html = '',
    link,
    motif,
    style = 'None',
    width,
    isCompact,
    colour,
    channels = [],
    from,
  } = box;
  return {
    Type: infoboxTypes[kind],
    Title: title,
    Content: html,
    Style: style,
    Width: width,
    Height: isCompact ? infoboxHeights.compact : infoboxHeights.normal,
    LinkUrl: link?.address ?? null,
    LinkDescription: link?.text ?? null,
    TextBackgroundBanner: colour ?? null,
    PictureUrl: motif ? `${sharePointUrl}/publiccdn/${motif}/infobox-${motif}.svg` : null,
    VideoEmbedCode:
      kind === 'video'
        ? `${sharePointUrl}/sites/news/_layouts/15/embed.aspx?UniqueId=5c1f0f0e-6a1d-4d1e-9a57-2f6a3c7b9e11`
        : null,
    StartDate:
      from === undefined ? null : new Date(now.getTime() + from * 86_400_000).toISOString(),
    ChannelTermInfoBoxes: channels.map((key) => ({ ChannelTermId: channel(key).id })),
    // The portal filters by language; what has none would be shown to nobody.
    LanguageTermId: languageTerm('en').id,
    AreaId: area,
    RouteId,
  };
}
