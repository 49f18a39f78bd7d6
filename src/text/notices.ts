import type { Notice, NoticeCode, NoticeSubject } from '../schema/notices.js';

/** The wording of notices: a template a code, or one for each of its cases, with the parameters in braces. */

type ParametersOf<C extends NoticeCode> = Extract<Notice, { code: C }>['parameters'];
type Cases<P> = P extends { case: infer K extends string } ? K : never;

export type NoticeWording<C extends NoticeCode = NoticeCode> = [Cases<ParametersOf<C>>] extends [never]
  ? string
  : Readonly<Record<Cases<ParametersOf<C>>, string>>;

export type NoticeWordings = { readonly [C in NoticeCode]: NoticeWording<C> };

/** How a notice says what it is about: `{message}`, and `{name}` of a person or a place. */
export type NoticeSubjects = Readonly<Record<NoticeSubject, string>>;

/** What stands in braces in a template. */
type PlaceholdersOf<T extends string> = T extends `${string}{${infer Key}}${infer Rest}`
  ? Key | PlaceholdersOf<Rest>
  : never;

/**
 * The parameters that a template must have in braces: all but ids, which are there for programs, and whom it is about.
 */
type ShownParameters<P> = Exclude<keyof P & string, 'case' | 'subject' | 'subjectName' | `${string}Id`>;

/** A template with exactly the placeholders of its parameters; anything else is an error that names them. */
type Fitting<T, P> = T extends string
  ? [PlaceholdersOf<T>, ShownParameters<P>] extends [ShownParameters<P>, PlaceholdersOf<T>]
    ? T
    : { template: T; needs: ShownParameters<P>; has: PlaceholdersOf<T> }
  : never;

type FittingAll<W> = {
  [C in NoticeCode]: C extends keyof W
    ? [Cases<ParametersOf<C>>] extends [never]
      ? Fitting<W[C], ParametersOf<C>>
      : {
          [K in Cases<ParametersOf<C>>]: K extends keyof W[C]
            ? Fitting<W[C][K], Extract<ParametersOf<C>, { case: K }>>
            : never;
        }
    : never;
};

/** A language's notices: a code, a case or a placeholder too many or too few does not compile. */
export const noticeWordings = <const W extends NoticeWordings>(wordings: W & FittingAll<W>): NoticeWordings =>
  wordings;
