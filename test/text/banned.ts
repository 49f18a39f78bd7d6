const words = (list: string): RegExp[] =>
  list
    .trim()
    .split(/\s*\n\s*/)
    .map((phrase) => new RegExp(`(?<![\\p{L}’])${phrase}(?![\\p{L}])`, 'iu'));

/** What no cell says: stock phrases, forecasts of harm, advice that is not ours to give, assumptions about a reader. */
export const bannedPhrases: readonly RegExp[] = [
  ...words(`
    the universe
    cosmic(?:ally)?
    energies
    energy of
    vibrations?
    manifest(?:s|ing)?
    embrace (?:your|the)
    your journey
    buckle up
    tapestry
    testament to
    delves?
    unlock(?:s|ing)? your
    realms?
    resonat\\w+
    superpowers?
    game-changer
    deep dive
    soulmates?
    karmic
    destined
    lean into
    hold space
    authentic self
    true self
    at its core
    in the end, it is
  `),
  ...words(`
    will die
    your death
    illness(?:es)?
    diseases?
    diagnosed with
    cancerous
    pregnan\\w+
    accidents? will
    lawsuits?
    guaranteed
    lottery
    jackpots?
    invest in
    take (?:your )?medic\\w+
  `),
  ...words(`
    husbands?
    wife
    wives
    boyfriends?
    girlfriends?
    as a (?:man|woman)
    god
    church
    heaven-sent
  `),
];

/** What is untrue, or unfit to be read, where the reader is ten years old or ninety-five: no text on a person says it. */
const neverAtEveryAge: readonly RegExp[] = words(`
  lovers?
  undress(?:ed)?
  in middle (?:age|life)
  by middle life
  in later life
  with age
  for decades
  decades of
  (?:a )?grown person
  the adult
`);

/** The same of texts on a birth chart, whose matters need not be those of a grown person. */
export const phrasesOfOneAge: readonly RegExp[] = [
  ...neverAtEveryAge,
  ...words(`
    flirt\\w*
    desired?
    desires
    arous\\w+
    sensual
    seduc\\w+
    erotic
    passions?
    passionate(?:ly)?
    love affairs?
    love letters?
    kiss\\w*
    wedding\\w*
    marri(?:age|ed)\\w*
    your partner
    mortgages?
    estates?
    bequests?
    legac(?:y|ies)
    inherit\\w*
    heirs?
    executors?
    boss(?:es)?
    employers?
    superiors?
    supervisors?
    cowork\\w+
    colleagues?
    clients?
    customers?
    careers?
    salar(?:y|ies)
    promoted
    in later years
    over the years
    since (?:childhood|you were young)
    old age
  `),
];

/** The same of texts on a time of life, which come at any age from fourteen to ninety-three. */
export const phrasesOfOneTime: readonly RegExp[] = [
  ...neverAtEveryAge,
  ...words(`
    exams?
    boss(?:es)?
    a crush
    in ages
    a parent’s
    (?:by|at|with) a parent
    a parent (?:may|can|or a child)
    retired
    in school with you
    at school
    your (?:son|daughter|grandchildren)s?
  `),
];

/** The same of a year or a month of a life, which may be the fourteenth year or the ninety-fourth: no text on a return says it. */
export const phrasesOfReturnsAtOneAge: readonly RegExp[] = [
  ...neverAtEveryAge,
  ...words(`
    parents?
    feel (?:younger|older)
    (?:younger|older) than you
    when you were younger
    (?:someone|somebody|a person) older
    still a child
    the child you were
    is growing up
    applications?
    apply for
    exams?
    examinations?
    marr(?:y|iages?|ied)
    weddings?
    courtships?
    sports?
    physical (?:training|work)
    strain does not
    for a living
    boss
    superiors?
    people above you
    promotions?
    careers?
    your (?:job|profession)
    colleagues?
    when you drive
    the next (?:ten|twenty|thirty) years
    begin your life
  `),
];
