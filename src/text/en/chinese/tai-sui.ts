import type { ChineseCatalogue } from '../../chinese-catalogue.js';

/** What the almanacs say of animals that stand awkwardly to Tai Sui, the lord of the year. */
export const taiSui: ChineseCatalogue['taiSui'] = {
  benming:
    'Almanacs call this a year of facing Tai Sui, the lord of the year, because his seat is your own. It comes round every twelve years and is told as a time to begin few things and finish many. Nothing more is asked of you than care, and good manners in company.',
  clash:
    'In the almanac you clash this year with Tai Sui, to whom tradition gives the ruling of the year: his seat is opposite yours. What that means is movement, of house, post, plan or opinion, and it goes better when you choose the change yourself. A journey planned early in the year, or a thorough clearing out, gives the clash something to do.',
  harm: 'Old lists name this a year of harming Tai Sui, the spirit that rules a year. The harm is of the small, indirect kind: a rumor, a favor misread, a helper who helps someone else. Read what you sign, thank people by name and let a slight lie for a night before you answer. A plain word said early heals most of it.',
  punishment:
    'This is counted as a year of punishing Tai Sui, whom almanacs seat at its head, which has less to do with guilt than with friction. Rules, papers and old arguments rub, and being right is of little use. Keep promises to the letter, see a dispute settled before it has an audience, and be as patient with yourself as you would be with a good apprentice.',
  break:
    'Every year has its ruler in the almanacs, called Tai Sui. Among the ways of offending him yours this year is the mildest, called a break. Arrangements crack along their weak places: a date, a tool, a casual agreement. Nothing of value need be lost if there is a copy, a spare and a second telephone number. What breaks was often due for a better version.',
};

export const taiSuiAlso: ChineseCatalogue['taiSuiAlso'] = {
  punishment:
    'The pair is counted as a punishment too, which asks for patience with rules and with one’s own sharp tongue.',
  break: 'There is said to be a break in it as well, so keep a spare of whatever must not fail.',
};
