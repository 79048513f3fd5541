import { object, optional, string } from 'valibot'
import { keepDrafts, onKeepDrafts, saveDraft, takeDraft } from './drafts.ts'

const schema = object({ amount: string(), note: optional(string(), '') })

afterEach(() => sessionStorage.clear())

describe('drafts', () => {
  it('[PLAT-SES-12] are restored once, for the same member', () => {
    saveDraft('transfer', 'm1', { amount: '12.30' })
    expect(takeDraft('transfer', 'm1', schema)).toEqual({ amount: '12.30', note: '' })
    expect(takeDraft('transfer', 'm1', schema)).toBeNull()
  })

  it('[PLAT-SES-12] are deleted when another member signs in', () => {
    saveDraft('transfer', 'm1', { amount: '12.30' })
    expect(takeDraft('transfer', 'm2', schema)).toBeNull()
    expect(takeDraft('transfer', 'm1', schema)).toBeNull()
  })

  it('[PLAT-SES-12] are kept while the member is unknown', () => {
    saveDraft('transfer', 'm1', { amount: '12.30' })
    expect(takeDraft('transfer', '', schema)).toBeNull()
    expect(takeDraft('transfer', 'm1', schema)).not.toBeNull()
    saveDraft('transfer', '', { amount: '1.00' })
    expect(sessionStorage).toHaveLength(0)
  })

  it('[SHELL-SES-9] never contain a password, a code or a file, whatever the form keeps', () => {
    saveDraft('form', 'm1', {
      amount: '1.00',
      fundPwd: '159357',
      password: 'Test@1234',
      smsCode: '123456',
      code: '1234',
      captchaToken: 'x',
      nested: { oldPassword: 'y', file: new File(['z'], 'card.png') },
    })
    expect(JSON.parse(sessionStorage.getItem('draft:form') ?? '')).toEqual({
      memberId: 'm1',
      fields: { amount: '1.00', nested: {} },
    })
  })

  it('read as absent when malformed', () => {
    saveDraft('transfer', 'm1', { amount: 7 })
    expect(takeDraft('transfer', 'm1', schema)).toBeNull()
  })

  it('[SHELL-SES-9] are collected from every open form, and not from a closed one', () => {
    const [open, closed] = [jest.fn(), jest.fn()]
    const undo = onKeepDrafts(open)
    onKeepDrafts(closed)()
    keepDrafts()
    expect(open).toHaveBeenCalledTimes(1)
    expect(closed).not.toHaveBeenCalled()
    undo()
  })
})
