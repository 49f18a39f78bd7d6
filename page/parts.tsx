/** The parts that several views are made of. */
import type { ComponentChildren } from 'preact';
import type { Answer } from './asking.js';

/** A result, or what there is to say while it is not there. */
export function Shown<T>({
  answer,
  children,
}: {
  answer: Answer<T>;
  children: (result: T) => ComponentChildren;
}) {
  if (answer.state === 'waiting')
    return (
      <p class="waiting" role="status">
        One moment …
      </p>
    );
  if (answer.state === 'refused')
    return (
      <p class="refused" role="alert">
        {answer.why}
      </p>
    );
  return <>{children(answer.result)}</>;
}

/** Options of every picture: colors by the page's style sheet; with less in it where the screen is small. */
export const drawing = () => ({ size: innerWidth < 480 ? 380 : null, variables: true }) as const;

/** A picture made by the library. It names and describes itself, and what visitors typed is escaped in it. */
export const Picture = ({ svg, kind }: { svg: string; kind: 'wheel' | 'grid' | 'timeline' }) => (
  <div class={`picture ${kind}`} dangerouslySetInnerHTML={{ __html: svg }} />
);

export const Paragraphs = ({ text }: { text: string }) => (
  <>
    {text.split('\n\n').map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </>
);

interface Told {
  title: string;
  opening: string;
  chapters: readonly {
    key: string;
    title: string;
    sections: readonly { title: string; text: string }[];
  }[];
  closing: string;
}

/** A reading, chapter by chapter, with a way to each. */
export function Reading({ reading }: { reading: Told | null | undefined }) {
  if (!reading) return null;
  return (
    <article class="reading">
      <h2>{reading.title}</h2>
      <div class="opening">
        <Paragraphs text={reading.opening} />
      </div>
      {reading.chapters.length > 2 && (
        <nav class="chapters" aria-label="Chapters">
          <ul>
            {reading.chapters.map(({ key, title }) => (
              <li key={key}>
                <button type="button" onClick={() => goTo(`chapter-${key}`)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {reading.chapters.map(({ key, title, sections }) => (
        <section key={key} aria-labelledby={`chapter-${key}`}>
          <h3 id={`chapter-${key}`} tabIndex={-1}>
            {title}
          </h3>
          {sections.map((section) => (
            <div key={section.title} class="section">
              <h4>{section.title}</h4>
              <Paragraphs text={section.text} />
            </div>
          ))}
        </section>
      ))}
      <div class="closing">
        <Paragraphs text={reading.closing} />
      </div>
    </article>
  );
}

/** Not by a link: the fragment is the chart's. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** What the engine decided for the visitor, in its own words. */
export const Notices = ({ notices }: { notices: readonly { message: string }[] }) =>
  notices.length === 0 ? null : (
    <aside class="notices" aria-label="Notes on the calculation">
      <h3>Worth knowing</h3>
      <ul>
        {notices.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </aside>
  );
