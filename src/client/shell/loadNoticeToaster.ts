/**
 * The code that draws notices. Rejects when it cannot be had now; then the next notice tries again.
 */
export async function loadNoticeToaster() {
  return (await import(/* webpackChunkName: "notices" */ './NoticeToaster')).NoticeToaster;
}
