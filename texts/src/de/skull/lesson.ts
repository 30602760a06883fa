import type { LessonWords } from '../../skull/lesson.js';

export const lesson = {
  about: 'Eine Herausforderung, ein Bluff und noch eine Herausforderung.',
  welcome:
    'Ahoi! Alle haben drei Blumen und einen Totenkopf. Man legt Scheiben verdeckt, und jemand prahlt, so viele aufzudecken, ohne auf einen Totenkopf zu stoßen. Wer das zweimal schafft, gewinnt.',
  place:
    'Die anderen haben je eine Scheibe gelegt. Du fängst an und legst zuletzt. Willst du selbst aufdecken, beginn mit einer Blume: dein eigener Stapel kommt zuerst.',
  placeSkull:
    'Ein Totenkopf ist eine Falle für andere. Aber du willst herausfordern, und dann deckst du zuerst den eigenen Stapel auf: du liefst selbst hinein.',
  add: 'Du bist dran: leg eine Scheibe dazu oder fordere heraus. Zwei eigene Blumen sind ein guter Anfang. Leg noch eine Blume.',
  addSkull: 'Ein Totenkopf oben auf deinem Stapel wäre das Erste, was du aufdeckst. Diesmal nicht.',
  addChallenge:
    'Das darfst du. Aber man überbietet dich leicht, und mit nur einer eigenen Scheibe musst du bald fremde aufdecken.',
  piles:
    'Alle haben eine dazugelegt. Acht Scheiben liegen auf dem Tisch; nur die zwei Blumen vor dir kennst du.',
  challenge: 'Sag, dass du drei aufdeckst: deine zwei und eine fremde. Fordere mit 3 heraus.',
  challengeLow:
    'So viele könntest du ohne Gefahr vom eigenen Stapel nehmen. Genau darum würden dich die anderen gleich überbieten.',
  challengeAdd:
    'Du könntest weiter legen. Aber das tun alle anderen auch, mit Totenköpfen dabei. Zwei sichere Blumen reichen, um etwas zu wagen.',
  challengeHigh:
    'Kühn! Aber über deine zwei hinaus weißt du nichts. Jede fremde Scheibe kann ein Totenkopf sein: nimm so wenige wie möglich.',
  turn: 'Alle haben gepasst: du deckst auf. Deine zwei sind schon umgedreht. Noch eine, oben von irgendeinem Stapel: versuch es bei Mina, sie sieht harmlos aus.',
  turnBrass:
    'Eine Blume, aber nur obenauf: gleich darunter hat Brass seinen Totenkopf. Er war es, der grinsend gepasst hat. Nimm lieber Minas.',
  turnOdette:
    'Das war zufällig auch eine Blume. Es ist eine Sache der Nerven und der Gesichter. Für diese Lektion nimm Minas.',
  made: 'Drei Blumen! Deine Matte zeigt jetzt die Blumenseite. Noch eine geschaffte Herausforderung und du gewinnst, und alle wissen das.',
  bluff:
    'Also werden sie dich überbieten wollen. Leg diesmal deinen Totenkopf, und tu so, als hättest du etwas vor.',
  bluffFlower:
    'Zu ehrlich! Die anderen überbieten dich ohnehin. Mit einer Blume lässt du sie; mit einem Totenkopf zahlen sie dafür.',
  cover: 'Leg eine Blume darauf, wie vorhin. Niemand sieht, was darunter liegt.',
  coverChallenge:
    'Dann müsstest du deinen eigenen Totenkopf aufdecken. Wer einen Totenkopf legt, lässt andere herausfordern.',
  pass: 'Brass will zwei aufdecken. Mit deinem Totenkopf auf dem Tisch kannst du dich zurücklehnen. Pass.',
  passRaise:
    'Überbietet dich niemand, musst du zuerst den eigenen Stapel aufdecken: Blume, dann Totenkopf. Überlass das ihnen.',
  pick: 'Mina ging auf vier, deckte ihre auf und dann deine: der Totenkopf! Sie verliert eine Scheibe, und du ziehst sie. Sie liegen gemischt und verdeckt: nimm irgendeine.',
  lost: 'Die Scheibe ist für den Rest des Spiels weg, und nur Mina weiß, welche es war. Sie beginnt die nächste Runde.',
  again: 'Dir fehlt noch eine Herausforderung, also leg eine Blume.',
  againSkull:
    'Du willst jetzt eine Herausforderung schaffen, und dein Stapel kommt zuerst. Eine Blume, bitte.',
  raise: 'Brass bietet 1, und Odette hat sofort gepasst. Deine Blume und noch eine wären zwei: erhöhe auf 2.',
  raisePass: 'Passen ist sicher, gewinnt aber nichts. Du hast eine sichere Blume, es fehlt nur noch eine.',
  raiseHigh: 'Mehr Scheiben, mehr Totenköpfe. Zwei reichen zum Sieg: nimm nicht mehr, als du musst.',
  alone:
    'Niemand will mehr. Eine Scheibe fehlt noch, und jetzt ohne mich. Brass war bereit, seine aufzudecken; Odette hat verdächtig schnell gepasst. Wessen Scheibe drehst du um?',
  aloneWell: 'Eine Blume! Die zweite Herausforderung ist geschafft: Du hast gewonnen.',
  aloneBadly:
    'Der Totenkopf! Das kostet dich eine Scheibe. Wer mit einer einzigen Scheibe sofort passt, sitzt oft auf einem Totenkopf.',
  end: 'Bluffe, beobachte Gesichter, und denk daran: Über deine Scheiben darfst du sagen, was du willst.',
} as const satisfies LessonWords;
