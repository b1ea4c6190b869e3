/** The footer of the example organisation by language. */
export const footers: Readonly<Record<string, string>> = {
  en: `<h3>Nordvik</h3><ul><li><a href="/pages/news">All news</a></li><li><a href="https://nordvik.example/about">About the group</a></li></ul>
<h3>Service desk</h3><p>Open every day from 6 to 22.</p><ul><li><a href="mailto:servicedesk@nordvik.example">servicedesk@nordvik.example</a></li><li><a href="tel:+4570205500">+45 70 20 55 00</a></li></ul>
<h3>If something happens</h3><p>Port and ship emergencies: <a href="tel:+4570205599">+45 70 20 55 99</a>, day and night.</p><p>Speak up in confidence: <a href="https://nordvik.example/speak-up">Speak-up line</a></p>`,
  sv: `<h3>Nordvik</h3><ul><li><a href="/pages/news">Alla nyheter</a></li><li><a href="https://nordvik.example/about">Om koncernen</a></li></ul>
<h3>Servicedesk</h3><p>Öppet alla dagar 6–22.</p><ul><li><a href="mailto:servicedesk@nordvik.example">servicedesk@nordvik.example</a></li><li><a href="tel:+4570205500">+45 70 20 55 00</a></li></ul>
<h3>Om något händer</h3><p>Nödnummer för hamnar och fartyg: <a href="tel:+4570205599">+45 70 20 55 99</a>, dygnet runt.</p>`,
};
