/** Whether a line reads like a scam. Pure. Strong signals count alone, weak ones only together. The member decides; nothing is refused here. */

/** Words that lead away from the site: messengers, groups, private talk. */
const CONTACT =
  /(?:微|薇|徽|威|卫)[^一-龥]{0,2}信|[加➕+]\s*(?:微|薇|v|扣|q|裙|群|飞机)|卫星联系|v信|vx\b|\bwx\b|扣扣|\bqq?群?\s*\d{5,}|飞机|\btg\b|telegr[a4]m|wh?ats\s?app|w h a t s a p p|私我|私聊|私信|联系我|加我|加薇|加群|进群|进裙|扫码|找我|看我头像|主页有联系|\b(?:dm|pm|inbox|text|message|contact|write|hit) (?:me|her|him)\b|\bdm\b|pm me|hit me up|link in (?:my )?bio|join (?:my|the|our) (?:\w+ )?(?:group|channel|downline)|add me|in private|message to buy|contact him|text me|write there|\+\d[\d ]{8,}/
/** Asks to continue on another service, which the rules of the chat forbid. */
const AWAY =
  /加(?:我)?(?:微|薇|v信|扣扣|飞机)|进裙|卫星联系|通过我的微信|(?:add|text|write|message|contact|follow) (?:me|her|him|us)\b.{0,20}(?:wh?ats ?app|telegram|insta)|(?:wh?ats ?app|telegram) (?:me|only)\b/
/** Bets that others place for money, and lessons in winning. */
const TIPSTER =
  /带单|带投|送单|跟单.{0,8}(?:分我|加)|跟我下单|导师(?:带|一对一|内部)|(?:打法|公式|教学).{0,10}(?:收费|出售)|投资.{0,8}(?:分红|收益)|拉人有奖|signals? group|invest \d+|deposit through me/
/** Promises that no honest offer makes. */
const PROMISE =
  /稳赚|包赢|包中|必中|稳赢教学|必赢|不中包赔|不中全额|保本|不亏|回血|回本|翻倍|双倍还|日赚|日入|日结|月入|躺着赚|赚钱|能赚|稳定(?:盈利|出分)|上岸|带飞|带单|带投|红单|稳胆|返还|返三千|分红|收益|挂机|刷钱|返佣|佣金|准确率|胜率|高价收|秒到|九折|八折|多送你|领红包|领取(?:补偿|计划)|奖金|大奖|guaranteed|sure (?:win|bets?|odds)|100% (?:sure|winning)|never loses?|no loss|no risk|risk free|cannot lose|always wins|double your|(?:double|triple|\dx) (?:in|tomorrow)|3x in|get \d+ back|receive \d|return \d|give you \d|easy money|passive income|earn \$?\d|get paid daily|daily pay|hit rate|accuracy|better rate|zero investment|\d% more|discount|giveaway|give away|airdrop|free \d+ credits|made me rich|credit without limits|your bonus/
/** Results known before a match. */
const FIXED =
  /内幕|内部(?:消息|料|渠道|邀请)|假球|比分已经定|卖料|先款后料|独家.{0,4}料|有稳胆|fixed (?:match|game|odds)|inside(?:r)? (?:tip|info|leak)|leak results|correct scores?|change your bet result|改单/
/** Requests for secrets: codes, passwords, card data. */
const SECRET =
  /验证码.{0,6}(?:发给?我|告诉我|多少)|(?:把|报).{0,10}验证码(?!告诉任何|给任何)|(?:卡号|密码).{0,10}(?:发我|解冻|激活)|(?:身份证|银行卡).{0,10}发我|(?:send|tell|give) me (?:the |your )?(?:\w+ )?(?:code|password|login|otp|recovery phrase|seed phrase)|what is the code|\botp\b|seed phrase|cvv|card (?:number|details)|id and card|your details|tell me your password/
/** Payments to a person, or before a payout. */
const PAYMENT =
  /手续费|保证金|定金|所得税|服务费|先付|先转|先垫付|垫付|先帮我转|转我|转到(?:这个|以下|新)|转账(?:到这个|我)|转入安全账户|打到这个地址|打款到个人|收款码|充值同等|借我|帮我转|私下上分|上分找我|线下(?:充值|代理|交易)|代充|套现|贷款|出租银行卡|跑分|刷单|刷流水|帮实名|收售账号|黑u|追损|追回资金|改余额|安全账户|远程软件|屏幕共享|pay (?:a|the|half|tax|before|me|you back)|(?:processing|transfer|small) fee|fee (?:first|upfront)|payment first|send first|send (?:me )?\d|send bitcoin|lend me|transfer \d+ to me|transfer to (?:my|iban)|gift card|to (?:my|this) (?:card|account|wallet|address|paypal)|same amount|security deposit|prepay|safe account|anydesk|teamviewer|share your screen|bank accounts?,? (?:to|good)|receive payments|rent me|instant loan|loan approved|kyc (?:done|for you)|verified accounts|i sell|selling tips|buy it from me|winning, message|reshipping|pay the fine|join for \d/
/** Links to other sites. */
const LINK = /https?:\/\/|www\.|\b[a-z0-9-]{3,}\.(?:com|net|org|io|vip|top|xyz|cc)\b/
/** Claims to be staff. */
const STAFF =
  /我是.{0,4}(?:客服|经理|财务)|官方客服|客服(?:微信|qq|v)|财务收款|公安|平台已跑路|official (?:support|agent)|support (?:here|moved)|manager here|police case|i work for the bookmaker|recovery expert|security alert/
/** Numbers of cards and accounts. */
const ACCOUNT = /(?:\d[ -]?){15,19}|\b[a-z]{2}\d{2}[a-z]{4}\d{10,}/
/** Words of a line that warns of scams. */
const WARNING =
  /骗子|诈骗|别信|别加|不信|不会|不要把|不要告诉|任何人|举报|小心|没有什么|哪来|千万别|scam(?:mer)?\b|never (?:share|trust|asks?|writes)|do not|beware|careful|nobody official|reported|reminder|\bno (?:inside|sure|fixed)\b/

/** Asks to contact a person, which a warning does not. */
const ASKS_BACK = /(?:联系|加)(?:我|他|她)(?!们)|contact (?:me|him|her)\b/

/** Counts alone. */
const STRONG = [AWAY, TIPSTER, FIXED, SECRET, LINK, ACCOUNT, PAYMENT, STAFF]
/** Count only together. */
const WEAK = [CONTACT, PROMISE]

/** Marks and spaces that split words. */
const SPLITTERS = /[♥①·*_~^]/g

/** Whether a line reads like a scam. */
export function readsLikeScam(text: string): boolean {
  const flat = text.normalize('NFKC').toLowerCase().replace(SPLITTERS, '').replace(/\s+/g, ' ')
  if (WARNING.test(flat) && !ACCOUNT.test(flat) && !ASKS_BACK.test(flat)) return false
  return STRONG.some((signal) => signal.test(flat)) || WEAK.every((signal) => signal.test(flat))
}
