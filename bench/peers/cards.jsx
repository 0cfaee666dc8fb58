// The content of the React and Preact peers: the styles, filters and cards of lit.mjs.
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
export const filters = {
  all: 'ALL',
  new: 'NEW',
  album: 'ALBUM',
  book: 'BOOK',
  wallart: 'WALLART',
  box: 'BOX',
};
const css = `
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 32px; list-style: none; }
.picture { display: block; aspect-ratio: 4 / 3; background: #e9e4db; }
img { width: 100%; height: 100%; object-fit: cover; }
`;

/** `choose` is called with the name of a filter; `words` are the filters' labels; `counted` says how many are shown. */
export function Cards({ items, filter, choose, words, counted, from = (price) => `from ${price}` }) {
  const shown = items.filter(
    ({ filter_class: classes }) => filter === 'all' || classes.split(' ').includes(filter),
  );
  return (
    <>
      <style>{css}</style>
      <slot name="heading" />
      <input type="search" aria-label="Search" />
      <nav>
        {Object.entries(words).map(([name, word]) => (
          <button key={name} type="button" aria-pressed={name === filter} onClick={() => choose(name)}>
            {word}
          </button>
        ))}
      </nav>
      <p role="status">{counted(shown.length)}</p>
      <ul>
        {shown.map((item) => (
          <Card key={item.slug} item={item} from={from} />
        ))}
      </ul>
    </>
  );
}

function Card({ item, from }) {
  const id = `name-${item.slug}`;
  const away = { href: item.link_info, target: '_blank', rel: 'noopener' };
  return (
    <li>
      <article aria-labelledby={id}>
        <div>
          <a {...away} aria-hidden="true" tabIndex={-1}>
            <span className="picture">
              <picture>
                <source type="image/avif" srcSet={item.foto_avif} sizes="33vw" />
                <img
                  src={item.foto}
                  srcSet={item.foto_srcset}
                  sizes="33vw"
                  alt=""
                  width="960"
                  height="720"
                  loading="lazy"
                />
              </picture>
            </span>
          </a>
          {item.filter_class.includes('new') && (
            <ul className="badges">
              <li>New</li>
            </ul>
          )}
        </div>
        <h3 id={id}>{item.nome}</h3>
        <p className="facts">
          <span>{from(money.format(item.prezzo_da))}</span>
          <span>{item.giorni} working days</span>
        </p>
        <p>{item.description}</p>
        <div>
          <a {...away} aria-label={`EXPLORE: ${item.nome} (opens in a new tab)`}>
            EXPLORE
          </a>
          <a href={item.link_buy} aria-label={`CUSTOMIZE: ${item.nome}`}>
            CUSTOMIZE
          </a>
          <slot name={`actions-${item.slug}`} />
        </div>
      </article>
    </li>
  );
}
