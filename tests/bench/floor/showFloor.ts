/** Shows what stands in the page, as on a second visit, or is fetched, as on a first one. */
export function showFloor<T>(show: (data: T) => void): void {
  const inlined = document.getElementById('data');
  if (inlined) show(JSON.parse(inlined.textContent) as T);
  else
    void fetch(`/data.json?${location.pathname.slice(1)}`)
      .then((answer) => answer.json())
      .then(show);
}
