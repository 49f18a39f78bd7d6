import { describe, test } from 'vitest';
import { fold } from '#dist/place/fold.js';
import { expect } from '../expect.js';
import fc from '../fast-check.js';

describe('names written differently fold to the same', () => {
  test.each([
    ['case', ['LONDON', 'London', 'london']],
    ['accents', ['São Paulo', 'Sao Paulo', 'São Paulo']],
    ['composed and decomposed', ['Zürich', 'Zu\u0308rich', 'Zurich']],
    ['punctuation', ['St. Petersburg', 'St-Petersburg', 'St Petersburg', 'St.Petersburg']],
    ['apostrophes', ["L'Aquila", 'L’Aquila', 'LAquila', 'L`Aquila', 'LʼAquila']],
    ['spacing', ['Hong Kong', 'Hongkong', 'Hong\u00a0Kong', ' hong  kong ']],
    ['Polish ł', ['Łódź', 'Lodz']],
    ['sharp s', ['Gießen', 'Giessen', 'GIESSEN', 'GIEẞEN']],
    ['Danish and Norwegian', ['Tromsø', 'Tromso', 'TROMSØ']],
    ['ligatures', ['Næstved', 'Naestved']],
    ['Icelandic', ['Þingeyri', 'Thingeyri']],
    ['Turkish i, both kinds', ['İzmir', 'Izmir', 'izmir', 'ızmır']],
    ['Croatian đ', ['Đakovo', 'Dakovo']],
    ['Vietnamese', ['Đà Nẵng', 'Da Nang']],
    ['Azerbaijani schwa', ['Gəncə', 'Gence']],
    ['full width', ['Ｌｏｎｄｏｎ', 'London']],
    ['Greek accents and final sigma', ['Πειραιάς', 'ΠΕΙΡΑΙΑΣ', 'πειραιασ']],
    ['Cyrillic ё and й', ['Орёл', 'ОРЕЛ']],
    ['Arabic vowels and stretching', ['الْقَاهِرَة', 'القاهرة', 'القـــاهرة']],
    ['Arabic hamza', ['أبو ظبي', 'ابو ظبي']],
    ['Persian and Arabic letters', ['کرج', 'كرج']],
    ['Hebrew points', ['יְרוּשָׁלַיִם', 'ירושלים']],
    ['Hebrew hyphen', ['תל־אביב', 'תל אביב']],
    ['kana', ['トウキョウ', 'とうきょう', 'ﾄｳｷｮｳ']],
  ])('%s', (_, names) => {
    expect(new Set(names.map(fold)).size).toBe(1);
    expect(fold(names[0] ?? '')).not.toBe('');
  });
});

describe('what spells a word is kept', () => {
  test.each([
    ['vowel signs of Devanagari', 'दिल्ली', 'दल्ल'],
    ['vowel signs of Thai', 'ลำปาง', 'ลำพูน'],
    ['vowel signs of Thaana', 'މާލެ', 'މލ'],
    ['voicing of kana', 'ガ', 'カ'],
    ['long vowels of kana', 'ローマ', 'ロマ'],
    ['digits', '11. Bezirk', '1. Bezirk'],
  ])('%s', (_, one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });
});

test.each(['', ' ', '...', "-'-", '（）', '\u0301', '🌍', '\0'])('nothing of %j can be compared', (text) => {
  expect(fold(text)).toBe('');
});

describe('laws', () => {
  test('folding twice is folding once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('of every character too', () => {
    const unstable: string[] = [];
    for (let point = 0; point <= 0x10ffff; point++) {
      const folded = fold(String.fromCodePoint(point));
      if (fold(folded) !== folded) unstable.push(point.toString(16));
    }
    expect(unstable).toEqual([]);
  });

  test('case, punctuation and spacing around letters do not count', () => {
    const noise = fc.stringMatching(/^[ .,'’–-]{0,3}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...'abcdefghijklmnop'), noise)), (parts) => {
        const plain = parts.map(([letter]) => letter).join('');
        const noisy = parts.map(([letter, noise]) => letter.toUpperCase() + noise).join('');
        expect(fold(noisy)).toBe(plain);
      }),
    );
  });

  // What grew with the square of the length would come to the limit of every test.
  test.each(['a', 'É', '.', 'ﷺ', '東', '\u0301'])('folds 1,000,000 characters like %j', (unit) => {
    const few = fold(unit.repeat(10));
    expect(fold(unit.repeat(1_000_000))).toHaveLength(few.length * 100_000);
  });
});
