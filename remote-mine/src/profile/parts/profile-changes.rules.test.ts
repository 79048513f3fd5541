import { changesOf, type Profile } from './profile-changes.rules.ts'

const BEFORE: Profile = {
  version: 4,
  nick: '小灯',
  avatar: 0,
  nickFreeAt: null,
  gender: null,
  birthdayMasked: '',
  emailMasked: '',
  phoneMasked: '****8888',
  addressMasked: '',
  socialMasked: { wechat: '', qq: '', telegram: '' },
  realNameMasked: '林**',
  nameLock: null,
  kyc: 0,
  inReview: [],
}

it('[MINE-INFO-7] names each field that differs with its old and new value, and no other', () => {
  expect(changesOf(BEFORE, { ...BEFORE, version: 5 })).toEqual([])
  expect(
    changesOf(BEFORE, { ...BEFORE, nick: '大灯', avatar: 3, gender: 'female', emailMasked: 'x***@a.example' }),
  ).toEqual([
    { what: 'nick', from: '小灯', to: '大灯' },
    { what: 'avatar', from: '0', to: '3' },
    { what: 'gender', from: '', to: 'female' },
    { what: 'email', from: '', to: 'x***@a.example' },
  ])
})
