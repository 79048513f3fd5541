import { keepMark, readMarks } from './read-marks.ts'

describe('read marks', () => {
  it('[CHAT-25] are kept by room and never go back', () => {
    keepMark('m1', 'lobby', 5)
    keepMark('m1', 'vip', 2)
    keepMark('m1', 'lobby', 3)
    expect(readMarks('m1')).toEqual({ lobby: 5, vip: 2 })
  })

  it('[CHAT-25] belong to one member', () => {
    keepMark('m1', 'lobby', 5)
    expect(readMarks('m2')).toEqual({})
    keepMark('', 'lobby', 9)
    expect(readMarks('m1')).toEqual({ lobby: 5 })
  })

  it('[CHAT-25] are limited in number, because match rooms open and close', () => {
    for (let room = 0; room < 60; room += 1) keepMark('m1', `match:${room}`, 1)
    expect(Object.keys(readMarks('m1'))).toHaveLength(40)
    expect(readMarks('m1')['match:59']).toBe(1)
  })
})
