/** What of a member's own data is shown, and which values are accepted (screens.md 6 userInfo). Pure. */
import { isAdult } from '@lantern/contract/adult'
import { AVATARS, EMAIL_LIMIT, GENDERS, isNick, type ProfileField } from '@lantern/contract/profile'
import { isSocialId, type SocialService } from '@lantern/contract/social-ids'
import { REAL_NAME_PATTERN } from '@lantern/contract/user'
import type { Sentence } from '../../refusal/sandbox-error.ts'

/** Names that would pass for the site or its staff. */
const RESERVED = ['admin', 'official', 'support', 'lantern', '客服', '官方', '管理员', '系统']
/** Blocked in names as in the chat: contacts and promises. */
const BLOCKED = ['微信', 'vx', 'qq', '代充', '稳赚', '内幕', '包赢', 'telegram', 'whatsapp']
const EMAIL = /^[^\s@]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i

/** Why a value is not accepted; null when it is. @param now of the sandbox clock, for ages */
export function mistakeIn(field: ProfileField, value: string, now: number): Sentence | null {
  switch (field) {
    case 'nick':
      return nickMistake(value)
    case 'gender':
      return GENDERS.some((gender) => gender === value) ? null : { zh: '请选择', en: 'Choose one' }
    case 'birthday':
      return isAdult(value, now) ? null : { zh: '须年满 18 岁', en: 'You must be 18 or older' }
    case 'email':
      return EMAIL.test(value) && value.length <= EMAIL_LIMIT
        ? null
        : { zh: '邮箱格式不正确', en: 'Invalid email address' }
    case 'realName':
      return REAL_NAME_PATTERN.test(value) ? null : { zh: '姓名格式不正确', en: 'Invalid name' }
    case 'avatar':
      return /^\d{1,2}$/.test(value) && Number(value) < AVATARS ? null : { zh: '请选择头像', en: 'Choose a picture' }
    case 'address':
      return value === '' ? { zh: '请填写地址', en: 'Enter an address' } : null
    case 'wechat':
    case 'qq':
    case 'telegram':
      return value === '' || isSocialId(field, value) ? null : SOCIAL_FORMS[field]
  }
}

const SOCIAL_FORMS: Readonly<Record<SocialService, Sentence>> = {
  wechat: {
    zh: '微信号为 6–20 位字母、数字、_ 或 -，以字母开头',
    en: 'A WeChat ID has 6–20 letters, digits, _ or - and starts with a letter',
  },
  qq: { zh: 'QQ 号为 5–12 位数字', en: 'A QQ number has 5–12 digits' },
  telegram: {
    zh: 'Telegram 用户名为 5–32 位字母、数字或 _，以字母开头',
    en: 'A Telegram user name has 5–32 letters, digits or _ and starts with a letter',
  },
}

function nickMistake(nick: string): Sentence | null {
  if (!isNick(nick))
    return {
      zh: '2–16 个字符（汉字算 2 个），不能全是数字',
      en: '2–16 characters (a Chinese one counts 2), not digits only',
    }
  const plain = nick.toLowerCase().replace(/[\s._·-]/g, '')
  return [...RESERVED, ...BLOCKED].some((word) => plain.includes(word))
    ? { zh: '昵称含有不可用的词', en: 'The nickname contains a word that is not allowed' }
    : null
}

/** `1990-**-**`. */
export function maskBirthday(birthday: string | null): string {
  return birthday ? `${birthday.slice(0, 4)}-**-**` : ''
}

/** The first six characters. */
export function maskAddress(address: string): string {
  return address === '' ? '' : `${[...address].slice(0, 6).join('')}***`
}

/** The first two characters. */
export function maskSocialId(id: string): string {
  return id === '' ? '' : `${id.slice(0, 2)}***`
}
