import { describe, expect, it } from 'vitest';
import { joinList, plural, possessive, romanNumeral, sentence, verb, withArticle } from './grammar.ts';

describe('articles', () => {
  it.each([
    ['artifact', 'an artifact'],
    ['creature', 'a creature'],
    ['1/1 token', 'a 1/1 token'],
    ['8/8 Octopus', 'an 8/8 Octopus'],
    ['X/X Ooze', 'an X/X Ooze'],
    ['Unicorn', 'a Unicorn'],
    ['untapped land', 'an untapped land'],
  ])('%s → %s', (noun, expected) => expect(withArticle(noun)).toBe(expected));
});

describe('plurals', () => {
  it.each([
    ['creature', 'creatures'],
    ['Elf', 'Elves'],
    ['Plains', 'Plains'],
    ['Merfolk', 'Merfolk'],
    ['Sphinx', 'Sphinxes'],
    ['Ally', 'Allies'],
    ['Monkey', 'Monkeys'],
    ['charge counter', 'charge counters'],
  ])('%s → %s', (noun, expected) => expect(plural(noun)).toBe(expected));
});

it('joins with a comma before the last of three', () => {
  expect(joinList(['A'])).toBe('A');
  expect(joinList(['A', 'B'], 'or')).toBe('A or B');
  expect(joinList(['A', 'B', 'C'])).toBe('A, B, and C');
});

it('agrees verbs with their subject', () => {
  expect(verb('are', 'singular')).toBe('is');
  expect(verb('have', 'singular')).toBe('has');
  expect(verb('become', 'singular')).toBe('becomes');
  expect(verb('get', 'plural')).toBe('get');
});

it('makes possessives', () => {
  expect(possessive('this creature')).toBe("this creature's");
  expect(possessive('your opponents')).toBe("your opponents'");
});

it('ends a sentence once, also after a quotation, and takes the period of a quotation inside out', () => {
  expect(sentence('it has "{T}: Add {G}."')).toBe('It has "{T}: Add {G}."');
  expect(sentence('it has "{T}: Add {G}." and flying')).toBe('It has "{T}: Add {G}" and flying.');
});

it('writes chapter numbers', () =>
  expect([1, 2, 3, 4, 9].map(romanNumeral)).toEqual(['I', 'II', 'III', 'IV', 'IX']));
