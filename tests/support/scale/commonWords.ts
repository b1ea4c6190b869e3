/** SQL: of the newest pages, the word that stands on most of them first. */
export const commonWords = `select word
  from ts_stat('select "Search" from pages order by "Id" desc limit 2000')
  order by ndoc desc, word limit 30`;
