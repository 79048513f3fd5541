/** Replies of the bot and the simulated agents. Rule-based: never guesses about money, but links to the facts. */

type Locale = 'zh' | 'en'
export type Reply = { readonly type: 'text' | 'help'; readonly content: string }

type Rule = { readonly words: RegExp; readonly zh: string; readonly en: string; readonly help: string }

/** The first rule with a matching word answers. */
const RULES: readonly Rule[] = [
  {
    words: /不想玩|戒|自我排除|限额|休息|addict|exclu|limit|break/i,
    zh: '谢谢您告诉我们。存款限额立即生效；休息与自我排除请转人工，当场办理。',
    en: 'Thank you for telling us. A deposit limit holds at once; for a break or self-exclusion talk to a person, it is done on the spot.',
    help: '/help/bczr',
  },
  {
    words: /取款|提现|到账.*银行|withdraw|payout/i,
    zh: '取款进度在订单页逐步显示。取款页顶部的卡片会写明哪个条件未满足。',
    en: 'The order page shows each step of a withdrawal. The card on the withdrawal page names a condition that is still missing.',
    help: '/help/qk',
  },
  {
    words: /存款|充值|没到账|未到账|deposit|top.?up|arriv/i,
    zh: '请先看订单状态。按订单金额付款后一般几分钟到账；金额不符时请在订单页上传凭证。也可以在这里附上订单。',
    en: 'Look at the order first: paid exactly, it usually arrives within minutes. If the amount differs, upload the receipt there. You can also attach the order here.',
    help: '/help/ck',
  },
  {
    words: /流水|稽核|turnover|audit|wager/i,
    zh: '未完成的流水有多少、哪一注算了多少，稽核页都有。',
    en: 'The Turnover page shows how much is left and what each bet counted.',
    help: '/help/yhgz',
  },
  {
    words: /注单|结算|比分|取消|bet|settle|score|void/i,
    zh: '注单详情写明比分来源与适用规则。请提供注单号，我们可以转人工核对。',
    en: 'The detail of a bet names the rule and the source of the score. Give us its number and a person can check it.',
    help: '/help/tywt',
  },
  {
    words: /密码|登录|验证码|被盗|password|log.?in|hack|code/i,
    zh: '请马上修改密码，其他设备会同时退出。任何人向您要密码或验证码都不要给。',
    en: 'Change your password now; other devices are logged out. Never share your password or a code.',
    help: '/help/qtwt',
  },
]

const TEXT = {
  hello: {
    zh: '您好，我是自动助理，可以先帮您查常见问题。随时可以点“转人工”。',
    en: 'Hello, I am the assistant and know the common questions. You can talk to a person at any time.',
  },
  unknown: {
    zh: '这个问题我答不好。您可以换个说法，或点“转人工”。',
    en: 'I do not know that one. Try other words, or talk to a person.',
  },
  picture: { zh: '图片收到，转人工后同事可以看到。', en: 'I have the picture; a person will see it.' },
  agentHello: {
    zh: '您好，我来帮您。请问遇到了什么问题？本站客服不会向您索要密码、验证码，也不会提供收款卡号。',
    en: 'Hello, how can I help? We never ask for passwords or codes, and never give you an account to pay to.',
  },
  agentSeen: {
    zh: '明白了，我正在核对，请稍等。',
    en: 'I see. Let me check this for you.',
  },
  agentPicture: { zh: '图片看到了，谢谢。', en: 'I can see the picture, thank you.' },
  ended: { zh: '本次对话已结束。', en: 'This conversation has ended.' },
  waiting: { zh: '正在为您安排客服，请稍候。', en: 'Connecting you to an agent.' },
} as const

export function sentence(key: keyof typeof TEXT, locale: Locale): string {
  return TEXT[key][locale]
}

/** The bot's answer to a member's line. */
export function botReplies(type: string, content: string, locale: Locale): readonly Reply[] {
  if (type === 'image') return [{ type: 'text', content: sentence('picture', locale) }]
  const rule = RULES.find(({ words }) => words.test(content))
  if (!rule) return [{ type: 'text', content: sentence('unknown', locale) }]
  return [
    { type: 'text', content: rule[locale] },
    { type: 'help', content: rule.help },
  ]
}

/** An agent's answer. About an order it reports the state given in `state`. */
export function agentReply(type: string, content: string, locale: Locale, state?: string): string {
  if (type === 'image') return sentence('agentPicture', locale)
  if (type === 'order')
    return state === undefined
      ? locale === 'zh'
        ? `没有找到您名下的订单 ${content}，请核对编号。`
        : `There is no order ${content} in your name. Please check the number.`
      : locale === 'zh'
        ? `订单 ${content} 当前状态：${state}。有变化会以站内信通知您。`
        : `Order ${content} is now: ${state}. You get a mail when that changes.`
  return RULES.find(({ words }) => words.test(content))?.[locale] ?? sentence('agentSeen', locale)
}
