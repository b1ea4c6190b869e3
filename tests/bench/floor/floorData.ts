/** What a floor page shows: inlined as on a second visit, fetched as on a first one. */
export async function floorData<T>(): Promise<T> {
  const inlined = document.getElementById('data');
  if (inlined) return JSON.parse(inlined.textContent) as T;
  const answer = await fetch(`/data.json?${location.pathname.slice(1)}`);
  return (await answer.json()) as T;
}
