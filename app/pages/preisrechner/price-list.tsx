import { eurosOfCents } from "#content/figures.ts";
import { priceListSection } from "#content/pages/preisrechner/preisrechner-sections.ts";
import { amountRange, fromAmount } from "#content/price-calculator/price-estimate.ts";
import { carePlans, extraPrices, shopPrice, spanOf, websitePackages } from "#content/prices.ts";
import { SectionHead } from "../../sections/section-head.tsx";
import "./price-list.css";

interface Row {
  name: string;
  text: string;
  price: string;
}

const { columns, groups, ...words } = priceListSection;

const websites: readonly Row[] = [
  ...websitePackages.map(({ name, pages, price }) => ({
    name,
    text: words.pages(spanOf(pages)),
    price: price === null ? words.byEffort : eurosOfCents(price),
  })),
  { name: shopPrice.name, text: words.shop, price: fromAmount(eurosOfCents(shopPrice.from)) },
];
const extras: readonly Row[] = extraPrices.map(({ name, from, to }) => ({
  name,
  text: words.guide,
  price: amountRange(eurosOfCents(from), eurosOfCents(to)),
}));
const care: readonly Row[] = carePlans.map(({ name, price }) => ({
  name,
  text: words.optional,
  price: eurosOfCents(price),
}));

export function PriceList() {
  return (
    <section id="preisliste" className="calc-list section">
      <div className="wrap">
        <div>
          <SectionHead title={words.title} lead={words.lead} />
          <p className="calc-list-vat">{words.vat}</p>
        </div>
        <table>
          <caption className="visually-hidden">{words.title}</caption>
          <thead className="visually-hidden">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <Group name={groups.websites} rows={websites} />
          <Group name={groups.extras} rows={extras} />
          <Group name={groups.care} rows={care} />
        </table>
      </div>
    </section>
  );
}

function Group({ name, rows }: { name: string; rows: readonly Row[] }) {
  return (
    <tbody>
      <tr>
        <th colSpan={2} scope="rowgroup">
          {name}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.name}>
          <th scope="row">
            {row.name} <span>{row.text}</span>
          </th>
          <td>{row.price}</td>
        </tr>
      ))}
    </tbody>
  );
}
