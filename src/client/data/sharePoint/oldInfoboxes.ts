import { maxImported, type OldInfobox } from '#shared/rules/widgets/infoboxImport';
import { readSharePoint } from './sharePoint';

const fields =
  'Id,Title,ContentTypeId,InfoBoxText,InfoBoxLink,InfoBoxVideo,InfoBoxArea,InfoBoxSize,' +
  'InfoBoxStyle,InfoBoxOrder,InfoBoxStart,InfoBoxEnd,FieldValuesAsHtml/InfoBoxPicture';

/**
 * The infoboxes of the platform's old list in a site that are not past (INFOBOX-34). Throws a
 * `FailureError`.
 */
export async function readOldInfoboxes(
  siteUrl: string,
  options: { operation: string; now: Date; signal?: AbortSignal },
): Promise<OldInfobox[]> {
  const site = siteUrl.trim().replace(/\/+$/, '');
  const filter = `InfoBoxEnd eq null or InfoBoxEnd ge datetime'${options.now.toISOString()}'`;
  const query = new URLSearchParams({
    $select: fields,
    $expand: 'FieldValuesAsHtml',
    $filter: filter,
    $top: String(maxImported),
  });
  const { value } = await readSharePoint<{ value: OldInfobox[] }>(
    `${site}/_api/web/lists/getbytitle('InfoBoxes')/items?${query}`,
    options,
  );
  return value.map((old) => ({
    ...old,
    FieldValuesAsHtml: { InfoBoxPicture: absolute(old.FieldValuesAsHtml.InfoBoxPicture, site) },
  }));
}

/** Pictures are named by their path within SharePoint. */
function absolute(html: string | null | undefined, site: string): string | null {
  return html?.replace(/(\ssrc\s*=\s*["'])\//i, `$1${new URL(site).origin}/`) ?? null;
}
