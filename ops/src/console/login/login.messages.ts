/** Texts of the sign-in page. */
import { defineMessages } from '../../texts/define-messages.ts'

export const loginMessages = defineMessages({
  zh: {
    title: '登录发布控制台',
    lead: '令牌由管理员用 pnpm ops token create 生成，只显示一次。第一枚在 DATA_DIR/ops-token。',
    token: '令牌',
    signIn: '登录',
    wrong: '没有人持有这枚令牌。请检查是否复制完整，或向管理员要一枚新的。',
    wait: '错误的令牌太多了，请等一分钟再试。',
    noPages: '这枚令牌只给机器用，不能打开发布控制台。',
    strange: '这张表单不是从登录页发出的，请重新填写。',
    ended: '已退出。',
  },
  en: {
    title: 'Sign in to the release console',
    lead: 'An admin makes a token with pnpm ops token create; it is shown once. The first one is in DATA_DIR/ops-token.',
    token: 'Token',
    signIn: 'Sign in',
    wrong: 'Nobody has this token. See that it was copied whole, or ask an admin for a new one.',
    wait: 'Too many wrong tokens came from here. Wait a minute and try again.',
    noPages: 'This token is for machines only: it opens no page.',
    strange: 'This form was not sent from the sign-in page. Fill it in again.',
    ended: 'You are signed out.',
  },
})
