/**
 * Says before the start picture is first drawn which calm form it has where nothing is known of the
 * page that opens: cards for the start page, rows for any other.
 */
export function chooseStartForm(pathname: string): void {
  if (!/^\/(light)?$/.test(pathname)) document.documentElement.dataset.start = 'rows';
}
