/** Texts of the sign-in page. */
import { defineMessages } from '../../texts/define-messages.ts'

export const loginMessages = defineMessages({
  zh: {
    title: '登录发布控制台',
    lead: '令牌由管理员用 pnpm ops token create 生成，只显示一次。第一枚在 DATA_DIR/ops-token。',
    token: '令牌',
    signIn: '登录',
    wrong: '令牌无效。请检查是否复制完整，或向管理员要一枚新的。',
    wait: '错误次数过多，请一分钟后再试。',
    noPages: '这枚令牌仅供程序使用，不能打开发布控制台。',
    usedLink: '登录链接已使用过或已过期。请运行 npm run ops -- sign-in 生成新的链接，或填写令牌。',
    strange: '这张表单不是从登录页发出的，请重新填写。',
    ended: '已退出。',
  },
  en: {
    title: 'Sign in to the release console',
    lead: 'An admin makes a token with pnpm ops token create; it is shown once. The first one is in DATA_DIR/ops-token.',
    token: 'Token',
    signIn: 'Sign in',
    wrong: 'Unknown token. Check that it was copied completely, or ask an admin for a new one.',
    wait: 'Too many wrong tokens. Wait a minute and try again.',
    noPages: 'This token is for machines: it cannot open the console.',
    usedLink: 'This link was used before or has expired. Make a new one with npm run ops -- sign-in, or enter a token.',
    strange: 'This form was not sent from the sign-in page. Fill it in again.',
    ended: 'You are signed out.',
  },
})
