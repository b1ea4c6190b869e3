import type { InfoboxChange } from '#shared/contract/infoboxes';
import { isInvalidWindow } from '#shared/rules/broadcasts';
import { contrast, infoboxColours, infoboxTypes, leastContrast } from '#shared/rules/infoboxes';
import type { Messages, Writing } from '../editable/EditableOptions';
import type { InfoboxRow } from './rows';

/** Checks what the schema cannot. */
export function checkInfobox({ values, before }: Writing<InfoboxRow>): Messages {
  const whole: InfoboxChange = { ...before, ...values };
  return {
    ...checkKind(whole),
    ...checkLink(whole),
    ...checkDates(whole),
    ...checkColours(whole),
  };
}

function checkKind({ Type, PictureUrl, VideoEmbedCode }: InfoboxChange): Messages {
  if (Type === infoboxTypes.video && !VideoEmbedCode) return { VideoEmbedCode: ['is required'] };
  return Type === infoboxTypes.picture && !PictureUrl ? { PictureUrl: ['is required'] } : {};
}

function checkLink({ LinkUrl, LinkDescription }: InfoboxChange): Messages {
  return LinkDescription && !LinkUrl
    ? { LinkUrl: ['is required when there is a link description'] }
    : {};
}

function checkDates({ StartDate = null, EndDate = null }: InfoboxChange): Messages {
  return isInvalidWindow({ StartDate, EndDate })
    ? { StartDate: ['must be before EndDate'], EndDate: ['must be after StartDate'] }
    : {};
}

function checkColours({ TextBackgroundBanner = null }: InfoboxChange): Messages {
  const colours = infoboxColours(TextBackgroundBanner);
  if (!colours || contrast(colours.background, colours.text) >= leastContrast) return {};
  return {
    TextBackgroundBanner: [
      `must have a contrast of ${leastContrast} or more between background and text`,
    ],
  };
}
