import { Chart, registerables } from "./chart.esm.js";

Chart.register(...registerables);

const dataOf = ({ labels, values }) => ({ labels, datasets: [{ label: "Sales", data: values }] });

export default class LineChart {
  constructor(element, series, page) {
    const canvas = element.appendChild(document.createElement("canvas"));
    const onClick = (event, [hit]) => hit && page.send("picked", hit.index);
    this.chart = new Chart(canvas, { type: "line", data: dataOf(series), options: { animation: false, onClick } });
  }

  changed(series) {
    this.chart.data = dataOf(series);
    this.chart.update();
  }

  removed() {
    this.chart.destroy();
  }

  // The picture as a data address.
  picture(type) {
    return this.chart.toBase64Image(type);
  }
}
