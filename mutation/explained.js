/**
 * Changes that no test can notice, each with the reason: a reviewer can check it beside the line, which is as it stands
 * in the compiled module. `npm run mutation` counts them apart, and says where one is noticed all the same, or is of
 * a line that is no longer there.
 *
 * @type {readonly { file: string, line: string, from: string, to: string, why: string }[]}
 */
export const explained = [
  {
    file: 'wheel/balance-chart',
    line: "{ key: 'positive', color: theme.muted, signs: signIds.filter((sign) => sign % 2 === 0) },",
    from: 'sign % 2 === 0',
    to: 'sign % 2 !== 0',
    why: 'Of the signs of a polarity only their number is read, and either half has six.',
  },
  {
    file: 'wheel/balance-chart',
    line: 'return drawn(options, [], () => drawBalance(result, options));',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'One more name of an option is let through, which nobody gives.',
  },
  {
    file: 'wheel/labels',
    line: 'if (style.minutes > 0 && height < (middle.x * middle.y < 0 ? levelToTheLeft : level)) {',
    from: 'middle.x * middle.y',
    to: 'middle.x / middle.y',
    why: 'Only the sign is read; on the axis itself the height is 0, below either limit.',
  },
];
