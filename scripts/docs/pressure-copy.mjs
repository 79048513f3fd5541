/**
 * Finds copy that presses a member to spend or play: how little is missing, haste, countdowns on spending. Only texts are read, so that a name
 * such as `hurryText` is not a fault.
 */
const SPEND = '(?:存款|充值|投注|下注|存|充|投|买|领取|领|参加)'
const RULES = [
  // How little is missing.
  /(?:仅|只|就|还)差/,
  /再(?:存|充|投)[^，。]*(?:即可|就能|便可|就可以)/,
  /\b(?:only|just)\s+(?:[^\s'"`.]+\s+){0,3}more\b(?!\s+than)/i,
  /\b(?:only|just)\s+(?:[^\s'"`.]+\s+){0,3}(?:away from|left (?:to|until)|to go)\b/i,
  /\balmost there\b|\bso close\b|\bnearly at vip\b/i,
  // Haste.
  /赶快|赶紧|快来|抓紧|速来|立刻行动|手慢无|机不可失|不容错过|别错过|不要错过|勿错过|千载难逢|火速|秒杀|疯抢/,
  new RegExp(`(?:马上|立即|立刻|现在就)${SPEND}.{0,4}(?:享|送|得|赢|升级)`),
  /\bhurry\b|\bact (?:now|fast)\b|\bdon['’]t miss\b|\bmiss(?:ing)? out\b|\bbe quick\b|\bwhile (?:it|they) lasts?\b|\bbefore it['’]s too late\b/i,
  /\blast chance\b|\bfinal (?:hours|chance)\b|\blimited[- ]time\b|\bselling fast\b|\bgoing fast\b|\brunning out\b/i,
  // Countdowns on spending, and scarcity.
  /最后(?:机会|一天|一次机会|\s*\$?\{?\w*\}?\s*(?:小时|分钟|秒))|限时|倒计时|名额有限|仅剩|数量有限|先到先得|即将(?:结束|失效|失去|降级)/,
  /\b(?:ends|expires|closing) soon\b|\boffer ends in\b|\bonly\s+(?:[^\s'"`.]+\s+){0,2}(?:left|remaining|hours|minutes)\b/i,
  /\byou (?:will|['’]ll) lose (?:your )?(?:level|vip|benefits)\b|\bkeep your streak\b/i,
]
/** String and template literals. The lazy template reads placeholders as text, which the rules allow for. */
const TEXT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g

/** Where texts for members are written: the interface, the help, and what the sandbox's offers, mails and notices say. */
const COPY = /\.messages\.ts$|^shell\/help\/.*\.md$|^sandbox\/src\/(?!.*\.test\.ts$).*\.ts$/

/** @param {string} file path from the root */
export function isCopy(file) {
  return COPY.test(file)
}

/**
 * @param {string} file path of a file with copy; every line of Markdown is read, of code its literals
 * @param {string} source its content
 * @returns {string[]} one message for each text that presses
 */
export function pressureCopy(file, source) {
  return [...source.matchAll(file.endsWith('.md') ? /.+/g : TEXT)].flatMap(({ 0: text, index }) => {
    const found = RULES.map((rule) => rule.exec(text)?.[0]).find(Boolean)
    if (found === undefined) return []
    const line = source.slice(0, index).split('\n').length
    return [
      `${file}:${line} says "${found}", which presses the member: state the figure and the whole requirement (docs/glossary.md, pressure copy).`,
    ]
  })
}
