import { type FormBlock, initialsOf } from '@madrasah/events/kernel';
import { Portrait } from './Portrait.tsx';

/** Labels, each with a line to write on; what is known already stands on it. */
export function Form({ title, photo, lines }: FormBlock) {
  return (
    <section className="blanks">
      {photo && (
        <Portrait
          className="portrait"
          picture={photo.picture}
          text={photo.name ? initialsOf(photo.name) : photo.caption}
        />
      )}
      {title && <h3>{title}</h3>}
      {lines.map((line) => (
        <div key={line.map(({ label }) => label).join()} className="line">
          {line.map(({ label, value, share }) => (
            <span key={label} className="blank" style={{ width: `${share * 100}%` }}>
              <span className="quiet">{label}</span>
              <b>{value}</b>
            </span>
          ))}
        </div>
      ))}
    </section>
  );
}
