/** Sample texts of the gallery: what a member would read, in both locales. */
const zh = {
  title: '灯火组件',
  groups: '组件分组',
  group: { actions: '操作', fields: '表单', money: '金额', lists: '列表', overlays: '浮层', states: '状态', art: '图形', tokens: '变量' },
  save: '确认存款', cancel: '取消', more: '查看全部', remove: '删除账户', wait: '处理中', link: '前往登录', small: '小按钮', off: '不可用', large: '立即充值',
  search: '搜索', mail: '站内信，9 封未读', refresh: '刷新',
  filters: '筛选', all: '全部', football: '足球', basketball: '篮球', today: '今日', early: '早盘', live: '滚球', outright: '冠军',
  kinds: '记录类型', deposits: '存款', withdrawals: '取款', transfers: '转账', panel: '当前标签的内容在这里。',
  name: '用户名', nameHint: '4–11 位，字母开头', nameError: '该用户名已被使用，请换一个', optional: '选填', phone: '手机号', password: '密码', show: '显示密码', hide: '隐藏密码', disabled: '已锁定的姓名',
  amount: '存款金额', amountHint: '单笔 100.00 – 50,000.00，10 分钟内到账', amountError: '低于最低金额 100.00', balance: '可用 1,234.50', quick: '快捷金额', allAmount: '全部',
  agree: '我已年满 18 周岁，并同意《用户协议》与《隐私政策》', agreeError: '请先阅读并同意', push: '赛事提醒', pushHint: '开赛前 10 分钟通知', method: '付款方式', bank: '银行卡转账', bankHint: '约 5 分钟', usdt: 'USDT-TRC20', usdtHint: '免手续费', closed: '支付宝', closedHint: '维护至 06:00',
  venue: '转入场馆', choose: '请选择场馆', find: '搜索场馆', none: '没有找到，换个词试试', close: '关闭', available: '可用余额', total: '总资产', locked: '锁定金额', veil: '余额已隐藏', eye: '隐藏余额', turnover: '有效流水', profit: '今日输赢', deposit: '存款', transfer: '转账', withdraw: '取款', need: '还需 320.00',
  today2: '今天', order: '取款申请', review: '审核中', reviewDetail: '通常 15 分钟内完成', paid: '已到账', rejected: '已退回', rejectedDetail: '户名不一致，金额已退回钱包', submitted: '已提交', states: { done: '已完成', current: '进行中', todo: '未开始', failed: '未通过' },
  settings: '设置', security: '账户安全', securityDetail: '资金密码、登录设备、通行密钥', language: '语言', languageValue: '简体中文', longName: '巴塞罗那足球俱乐部对阵皇家马德里足球俱乐部西班牙国家德比加时赛', betDetail: 'OB 体育 · 全场让球 −0.5 @1.95', notices: '公告', notice1: '系统将于今晚 04:00–05:00 维护，期间暂停存取款', notice2: '欧冠四分之一决赛赛程已更新，共 8 场比赛开放投注，含角球、罚牌与半全场', pause: '暂停', play: '播放', previous: '上一张', next: '下一张', slide: (n: number, of: number) => `第 ${n + 1} 张，共 ${of} 张`, banners: '精选活动', b1: '首存礼遇', b2: '周三返水日', b3: '欧冠之夜',
  dialogTitle: '安全提示', dialogText: '若客服主动向您提供银行卡号要求转账，请勿转账，谨防诈骗。因此造成的损失，平台概不负责。', iKnow: '我知道了', ask: '删除收款账户？', askText: '尾号 6417 的银行卡将被解绑，之后可以重新添加。', delete: '删除', openDialog: '对话框', openAlert: '确认框', openSheet: '面板', openLong: '长内容', toastOk: '已保存', toastFail: '网络不稳定，请稍后重试', openToast: '轻提示', sheetTitle: '我的余额', region: '提示',
  empty: '还没有投注记录', emptyDetail: '完成的注单会出现在这里', goPlay: '去看看今日赛事', failed: '页面开小差了', failedDetail: '请重试；若仍然如此，把下面的编号告诉客服。', retry: '重试', home: '返回首页', loading: '加载中', end: '没有更多了', offline: '网络已断开', copy: '复制', copied: '已复制', address: 'USDT 收款地址', left: '剩余时间', day: '天', pull: '下拉刷新', release: '松开刷新', busy: '正在刷新', won: '赢', lost: '输', liveNow: '进行中', maintenance: '维护中', vip: 'VIP 5', newMark: '新', second: '第二张卡片', cardLit: '今晚的那一盏灯', cardText: '一个屏幕最多一张发光的卡片。', row: (n: number) => `第 ${n} 笔 · 转账`,
}

const en: typeof zh = {
  title: 'Lantern parts',
  groups: 'Groups of parts',
  group: { actions: 'Actions', fields: 'Forms', money: 'Money', lists: 'Lists', overlays: 'Overlays', states: 'States', art: 'Art', tokens: 'Tokens' },
  save: 'Confirm deposit', cancel: 'Cancel', more: 'See all', remove: 'Remove account', wait: 'Working', link: 'Go to login', small: 'Small', off: 'Unavailable', large: 'Deposit now',
  search: 'Search', mail: 'Mail, 9 unread', refresh: 'Refresh',
  filters: 'Filters', all: 'All', football: 'Football', basketball: 'Basketball', today: 'Today', early: 'Early', live: 'In play', outright: 'Outright',
  kinds: 'Kind of record', deposits: 'Deposits', withdrawals: 'Withdrawals', transfers: 'Transfers', panel: 'What the chosen tab shows is here.',
  name: 'User name', nameHint: '4–11 characters, a letter first', nameError: 'This name is taken. Choose another one.', optional: 'Optional', phone: 'Mobile number', password: 'Password', show: 'Show password', hide: 'Hide password', disabled: 'Verified name',
  amount: 'Amount', amountHint: '100.00 – 50,000.00 each time, arrives within 10 minutes', amountError: 'Below the minimum of 100.00', balance: 'Available 1,234.50', quick: 'Quick amounts', allAmount: 'All',
  agree: 'I am 18 or older and accept the terms of use and the privacy notice', agreeError: 'Please read and accept first', push: 'Match reminders', pushHint: 'Ten minutes before kick-off', method: 'Pay by', bank: 'Bank transfer', bankHint: 'About 5 minutes', usdt: 'USDT-TRC20', usdtHint: 'No fee', closed: 'Alipay', closedHint: 'Under maintenance until 06:00',
  venue: 'To venue', choose: 'Choose a venue', find: 'Search venues', none: 'Nothing found. Try another word.', close: 'Close', available: 'Available balance', total: 'Total assets', locked: 'Locked', veil: 'Balance hidden', eye: 'Hide balance', turnover: 'Valid turnover', profit: 'Result today', deposit: 'Deposit', transfer: 'Transfer', withdraw: 'Withdraw', need: '320.00 to go',
  today2: 'Today', order: 'Withdrawal requested', review: 'In review', reviewDetail: 'Usually done within 15 minutes', paid: 'Paid out', rejected: 'Returned', rejectedDetail: 'The account name differs; the amount is back in your wallet', submitted: 'Submitted', states: { done: 'Done', current: 'In progress', todo: 'To come', failed: 'Failed' },
  settings: 'Settings', security: 'Account security', securityDetail: 'Fund password, devices, passkeys', language: 'Language', languageValue: 'English', longName: 'Wolverhampton Wanderers Football Club v Brighton and Hove Albion, extra time', betDetail: 'OB Sport · Full-time handicap −0.5 @1.95', notices: 'Notices', notice1: 'Maintenance tonight 04:00–05:00: deposits and withdrawals pause', notice2: 'Champions League quarter-finals: eight matches are open, with corners, cards and half-time markets', pause: 'Pause', play: 'Play', previous: 'Previous slide', next: 'Next slide', slide: (n: number, of: number) => `${n + 1} of ${of}`, banners: 'Selected offers', b1: 'First deposit', b2: 'Rebate Wednesday', b3: 'Champions night',
  dialogTitle: 'Security tip', dialogText: 'If an agent volunteers a card number, do not transfer. The platform takes no responsibility for such losses.', iKnow: 'I understand', ask: 'Remove payout account?', askText: 'The card ending in 6417 is unbound. You can add it again later.', delete: 'Remove', openDialog: 'Dialog', openAlert: 'Question', openSheet: 'Sheet', openLong: 'Long content', toastOk: 'Saved', toastFail: 'The network is unstable, try again later', openToast: 'Toast', sheetTitle: 'My balance', region: 'Messages',
  empty: 'No bets yet', emptyDetail: 'Settled bets appear here', goPlay: 'See today’s matches', failed: 'Something went wrong', failedDetail: 'Try again. If it stays so, tell support the code below.', retry: 'Retry', home: 'Home', loading: 'Loading', end: 'That is all', offline: 'You are offline', copy: 'Copy', copied: 'Copied', address: 'USDT deposit address', left: 'Time left', day: 'd', pull: 'Pull to refresh', release: 'Release to refresh', busy: 'Refreshing', won: 'Won', lost: 'Lost', liveNow: 'Live', maintenance: 'Maintenance', vip: 'VIP 5', newMark: 'New', second: 'A second card', cardLit: 'The one light tonight', cardText: 'At most one lit card on a screen.', row: (n: number) => `No. ${n} · transfer`,
}

export type GalleryTexts = typeof zh

export const galleryTexts: Record<'zh' | 'en', GalleryTexts> = { zh, en }
