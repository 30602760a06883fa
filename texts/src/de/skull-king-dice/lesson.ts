import type { LessonWords } from '../../skull-king-dice/lesson.js';

export const lesson = {
  about: 'Sag an, was deine Würfel taugen, und lass die See würfeln.',
  welcome:
    'Ahoi! Du ziehst verdeckt Würfel, sagst an, wie viele Stiche du damit machst, und Punkte gibt es nur, wenn es genau stimmt. Den Würfel wählst du; was er zeigt, ist Sache der See.',
  black:
    'Ein Würfel für jeden, und deiner ist schwarz: Er zeigt 5, 6 oder 7. Blau zeigt 3 bis 5, Rot 1 bis 3. Die höchste Zahl macht den Stich.',
  bidOne: 'Schwarz ist die stärkste Farbe, dieser Stich sollte also deiner sein. Sag 1 an.',
  bidOneZero:
    'Mit einem schwarzen Würfel müsstest du hoffen, dass jemand deine 5, 6 oder 7 schlägt. Ein Stich trotz Ansage 0 kostet hier 10 Punkte.',
  roll: 'Die Ansagen sind offen, und du fängst an. Wirf deinen schwarzen Würfel.',
  wonOne:
    'Eine 6, und niemand kam heran. Eins angesagt, eins gemacht: 20 Punkte. Brass hatte auch 1 angesagt und verfehlt: minus 10.',
  weak: 'Runde 2: ein roter Würfel mit 1, 2 oder 3 und ein gelber mit drei Flaggen, zwei Einsen und einer einzigen 7. Eine Flagge schlägt nichts.',
  bidNone:
    'Schwache Würfel sind gute Würfel, wenn du nichts versprichst: Eine gehaltene Null bringt 10 Punkte je Würfel, also 20. Sag 0 an.',
  bidNoneHigh:
    'Nur die eine 7 des gelben Würfels könnte dir etwas bringen, einmal in sechs Würfen. Eine gehaltene Null ist die bessere Wette.',
  red: 'Schwarz ist gefordert und du hast keins, also wirf, was du willst. Der rote Würfel kann keine 5 schlagen. Nimm ihn.',
  redYellow:
    'Eine Flagge: Glück gehabt! Aber eine Seite dieses Würfels ist eine 7, und die hätte den Stich gemacht. Der rote endet bei 3: hier ist er ganz sicher.',
  yellow:
    'Rot ist gefordert und deins ist weg, du bist also wieder frei. Die Flagge eines Piraten ist bloß eine Flagge. Wirf den gelben und hoff, dass keine 7 kommt.',
  zeroKept:
    'Eine Flagge! Nichts gemacht, wie versprochen: 20 Punkte. Mina hat zwei statt einem und Brass keinen statt zwei.',
  mermaid:
    'Runde 3. Besondere Würfel zeigen vier Totenköpfe und zwei Flaggen. Ein Totenkopf schlägt alle Zahlen; Pirat schlägt Meerjungfrau, der Skull King den Piraten, die Meerjungfrau den König.',
  bidMermaid: 'Ein Stich für die Meerjungfrau, zweimal von dreien. Blau und Rot sollten verlieren. Sag 1 an.',
  bidMermaidZero:
    'Die Meerjungfrau zeigt zweimal von dreien ihren Totenkopf, und dann hast du einen Stich, den du nicht wolltest. Das kostet 30.',
  bidMermaidHigh: 'Blau und Rot sind zu schwach. Ein Stich für die Meerjungfrau ist ein gutes Versprechen.',
  follow:
    'Blau ist gefordert und du hast Blau: Wirf es oder einen besonderen Würfel. Der rote muss warten: Tippe ihn an, und der Tisch sagt dir, warum. Wirf Blau.',
  followMermaid:
    'Besondere Würfel darfst du immer werfen, und sie würde diesen Stich machen. Aber der Skull King ist noch nicht da. Heb sie auf.',
  catchKing:
    'Der Totenkopf des Skull King! Besondere Würfel fordern keine Farbe, du hast also die Wahl. Schick die Meerjungfrau: zeigt sie ihren Totenkopf, gewinnt sie, mit 50 Punkten dazu.',
  catchKingRed:
    'Der rote Würfel schlägt keinen Totenkopf. Die Meerjungfrau kann es, zweimal von dreien, und den König zu fangen bringt 50.',
  lastDie:
    'Sie hat ihn! Der Stich war deiner, also fängst du an. Deine Ansage ist voll: wirf den roten und verlier in Ruhe.',
  kingCaught: 'Eins angesagt, eins gemacht: 20 Punkte, und 50 für den König!',
  alone: 'Runde 4, und jetzt ohne mich: Sag an und würfle, wie du willst.',
  aloneWell: 'Genau wie angesagt, und ganz allein!',
  aloneBadly: 'Diesmal nicht wie angesagt. Schuld ist die See.',
  end: 'Ein ganzes Spiel hat acht Runden, in jeder mit einem Würfel mehr.',
} as const satisfies LessonWords;
