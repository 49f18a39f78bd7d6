import type { NatalReadingCells } from '../../reading-catalogue.js';

/** Between a body’s sign and its house, by the element of the one, then of the other. */
export const joins: NatalReadingCells['joins'] = {
  0: {
    fire: {
      fire: 'The Sun’s house is as warm as its sign, so nothing slows you down from outside and you have to find your own measure.',
      earth: 'All this fire is put to work in a practical house, where the Sun has to show results.',
      air: 'The Sun takes its fire among people here, and what you start you start in company.',
      water: 'The Sun’s fire burns in a hidden house, so the drive is strong and the reasons are private.',
    },
    earth: {
      fire: 'The Sun is slow and sound by sign and stands in a house that asks it to step forward, which you do when you are sure.',
      earth: 'Sign and house agree on what is solid, and the Sun wants to see its work done and lasting.',
      air: 'The Sun brings its practical sense among other people, who come to rely on it.',
      water:
        'The Sun’s good sense has been set down in deep water, where feelings decide and you are asked to be the ground.',
    },
    air: {
      fire: 'The Sun thinks by sign and has to act by house, so that your ideas are soon put on their feet.',
      earth:
        'The Sun has an airy sign in a down to earth house, and your ideas are wanted for what they can do.',
      air: 'Sign and house are both made for exchange, and the Sun lives by what passes between people.',
      water: 'The Sun would keep things light by sign, and its house leads it where they are not.',
    },
    water: {
      fire: 'The Sun feels its way by sign, and its house wants it on stage, so you show more heart in the open than you planned to.',
      earth:
        'The Sun’s feeling nature is put to practical use by its house, and care becomes something you do.',
      air: 'The Sun takes its feelings among people, and a circle that has your trust gets a great deal.',
      water:
        'Sign and house both lie deep, and the Sun keeps the best part of itself for those who have earned it.',
    },
  },
  1: {
    fire: {
      fire: 'The Moon’s house fans what its sign has lit, and feeling wants an outlet every day.',
      earth:
        'The Moon is quick to feel by sign, and its house gives it a steady occupation, which does it good.',
      air: 'The Moon lets off its heat among people, and talk is where most of it goes.',
      water: 'The Moon is hot by sign and secret by house, so what flares in you is not always seen.',
    },
    earth: {
      fire: 'The Moon wants calm by sign and excitement by house, and you are steadier in the middle of things than you expected.',
      earth:
        'The Moon’s house puts the same need to work, and what steadies you is also what others come to rely on.',
      air: 'The Moon seeks its security among people here, by being the reliable one in the circle.',
      water:
        'The Moon brings something solid into a house of undercurrents, and you hold still where others are carried off.',
    },
    air: {
      fire: 'The Moon keeps some distance by sign, and its house pulls it into the fun and the risk.',
      earth:
        'The Moon would rather talk than settle, and its house settles it, with duties it comes to need.',
      air: 'Sign and house are both made for exchange, and the Moon has to hear a second voice before it is at rest.',
      water:
        'The Moon likes to understand what it feels, and in this house it has to feel what it cannot yet understand.',
    },
    water: {
      fire: 'The Moon feels deeply by sign, and its house will not let it hide, so your feelings have an audience.',
      earth:
        'The Moon’s depth is held by a practical house, and looking after things is how you look after feelings.',
      air: 'The Moon carries its depth into company here, and you feel for the whole room.',
      water: 'Sign and house are both of water, and the Moon needs a private shore more than anything else.',
    },
  },
  2: {
    fire: {
      fire: 'Mercury’s house gives its quick sign a platform, and your thoughts are soon announced.',
      earth: 'Mercury is quick by sign and employed by house, so that ideas are tried on real work.',
      air: 'Mercury has fire in its sign and people in its house, and discussion is your sport.',
      water:
        'Mercury is outspoken by sign and discreet by house, so that people hear your opinions and seldom your secrets.',
    },
    earth: {
      fire: 'Mercury weighs its words by sign, and its house asks for them at once.',
      earth: 'Mercury is practical by sign and by house, and you trust what can be checked.',
      air: 'Mercury brings facts to a house of talk, and people turn to you for the sober version.',
      water: 'Mercury puts a clear head into a murky house, and you can name what others only feel.',
    },
    air: {
      fire: 'Mercury finds a stage for its ideas in this house, and you argue with pleasure.',
      earth:
        'Mercury has more ideas by sign than it can use, and its house picks out those that will earn their keep.',
      air: 'Mercury is in its element twice over, by sign and by house, and the difficulty is to stop.',
      water: 'Mercury likes daylight, and this house gives it riddles, which it enjoys more than it admits.',
    },
    water: {
      fire: 'Mercury thinks by feeling and speaks in public here, so that what you say moves people.',
      earth: 'Mercury’s sense of moods is given practical problems by its house, and solves them sideways.',
      air: 'Mercury goes by feeling in a house of conversation, and you catch the tone of a thing before its sense.',
      water: 'Mercury is deep by sign and by house, and you know much that you would not say.',
    },
  },
  3: {
    fire: {
      fire: 'Venus is ardent by sign and by house, and love is a thing you do in the open.',
      earth: 'Venus falls quickly by sign and is tested slowly by its house, which asks what will last.',
      air: 'Venus brings its warmth among people here, and many of them take it personally.',
      water:
        'Venus is bold by sign, and its house is private, so the great passions are not the visible ones.',
    },
    earth: {
      fire: 'Venus wants to be sure by sign, and its house dares it to play.',
      earth: 'Venus is sensual and practical twice over here, and you like what wears well.',
      air: 'Venus brings its steady liking into company, and you are the friend who remains.',
      water:
        'Venus wants something to hold, and this house offers it depths, so trust comes slowly and goes far.',
    },
    air: {
      fire: 'Venus flirts by sign and performs by house, and your charm is seldom off duty.',
      earth:
        'Venus is at odds with its address here: by sign it likes what can be varied and talked over, and its house rewards it for turning up.',
      air: 'Venus is sociable by sign and by house, and love begins for you as conversation.',
      water:
        'Venus prefers things light, and its house will not have them so, which teaches you what you feel.',
    },
    water: {
      fire: 'Venus feels tenderly by sign, and its house wants the feeling shown, which may take you some courage.',
      earth: 'Venus has a tender sign and a practical house, so that love goes into what you do and provide.',
      air: 'Venus loves deeply by sign and widely by house, and a few people get what many hope for.',
      water: 'Venus is all feeling here, by sign and by house, and what you love you keep close and quiet.',
    },
  },
  4: {
    fire: {
      fire: 'Mars is as bold by house as by sign, and you need a good deal of room and something worth risking yourself for.',
      earth: 'Mars has heat by sign and a job by house, and does best when there is plenty to do.',
      air: 'Mars takes its heat among people here, and you lead, or quarrel, in company.',
      water:
        'Mars is direct by sign and hidden by house, so that your strongest moves are made where few can see them.',
    },
    earth: {
      fire: 'Mars moves carefully by sign in a house that wants dash, so your boldness is well prepared.',
      earth: 'Mars is a worker by sign and by house, and tires only of having nothing to show.',
      air: 'Mars is patient by sign and among people by house, and much of your strength is spent on what others have begun.',
      water: 'Mars holds firm in deep water here, and you are strong in just the hours when others give way.',
    },
    air: {
      fire: 'Mars argues by sign and competes by house, and you are seldom livelier than in a fair contest.',
      earth: 'Mars works with its head in a house of practical tasks, and finds the shorter way.',
      air: 'Mars acts through other people here, by sign and by house, and you get further by persuading than by pushing.',
      water: 'Mars would talk it out by sign, and its house makes it feel it through.',
    },
    water: {
      fire: 'Mars acts on feeling by sign, and in this house it does so before witnesses.',
      earth:
        'Mars is moved by feeling and paid in results here, and works hardest for people it cares about.',
      air: 'Mars acts on feeling by sign, and its house is full of people, whose moods can set you going or stop you.',
      water: 'Mars runs deep by sign and house, and its strength shows in what it can endure.',
    },
  },
};
